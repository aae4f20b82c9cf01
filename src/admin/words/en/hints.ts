/** A sentence, or a function that makes one from its parameters. */
export type Hint = string | ((about: Record<string, string | number>) => string);

/**
 * The texts of React Aria's tables and trees for screen readers, by package and key. The library has no Hindi, so the texts are ours. Only
 * the packages that admin screens use.
 */
export const words = {
  '@react-aria/autocomplete': { collectionLabel: 'Suggestions' },
  '@react-aria/grid': {
    select: 'Select',
    selectedItem: ({ item }) => `${item} selected.`,
    deselectedItem: ({ item }) => `${item} not selected.`,
    selectedCount: ({ count }) => (count === 0 ? 'No items selected.' : `${count} ${count === 1 ? 'item' : 'items'} selected.`),
    selectedAll: 'All items selected.',
    longPressToSelect: 'Long press to enter selection mode.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'row has action',
    hasLinkAnnouncement: ({ link }) => `row has link: ${link}`,
  },
  '@react-aria/menu': { longPressMessage: 'Long press or press Alt + ↓ to open the menu' },
  '@react-aria/overlays': { dismiss: 'Close' },
  '@react-aria/searchfield': { 'Clear search': 'Clear the search' },
  '@react-aria/table': {
    select: 'Select',
    selectAll: 'Select all',
    sortable: 'sortable column',
    ascending: 'ascending',
    descending: 'descending',
    ascendingSort: ({ columnName }) => `sorted by column ${columnName} in ascending order`,
    descendingSort: ({ columnName }) => `sorted by column ${columnName} in descending order`,
    columnSize: ({ value }) => `${value} pixels`,
    resizerDescription: 'Press Enter to start resizing',
    expand: 'Expand',
    collapse: 'Collapse',
  },
  '@react-aria/tree': { expand: 'Expand', collapse: 'Collapse' },
} satisfies Record<string, Record<string, Hint>>;
