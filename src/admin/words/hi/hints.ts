import type { words } from '../en/hints';

/** The sentences of en/hints.ts in Hindi. */
export const wordsHi: typeof words = {
  '@react-aria/autocomplete': { collectionLabel: 'सुझाव' },
  '@react-aria/grid': {
    select: 'चुनें',
    selectedItem: ({ item }) => `${item} चुना गया।`,
    deselectedItem: ({ item }) => `${item} अब नहीं चुना है।`,
    selectedCount: ({ count }) => (count === 0 ? 'कुछ नहीं चुना है।' : `${count} चुने हैं।`),
    selectedAll: 'सब चुने हैं।',
    longPressToSelect: 'चुनने के लिए देर तक दबाएँ।',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'इस पंक्ति से कुछ किया जा सकता है',
    hasLinkAnnouncement: ({ link }) => `इस पंक्ति में लिंक है: ${link}`,
  },
  '@react-aria/menu': { longPressMessage: 'मेन्यू खोलने के लिए देर तक दबाएँ, या Alt + ↓ दबाएँ' },
  '@react-aria/overlays': { dismiss: 'बंद करें' },
  '@react-aria/searchfield': { 'Clear search': 'खोज मिटाएँ' },
  '@react-aria/table': {
    select: 'चुनें',
    selectAll: 'सब चुनें',
    sortable: 'इस कॉलम से क्रम बदला जा सकता है',
    ascending: 'बढ़ते क्रम में',
    descending: 'घटते क्रम में',
    ascendingSort: ({ columnName }) => `${columnName} के बढ़ते क्रम में`,
    descendingSort: ({ columnName }) => `${columnName} के घटते क्रम में`,
    columnSize: ({ value }) => `${value} पिक्सेल`,
    resizerDescription: 'चौड़ाई बदलने के लिए Enter दबाएँ',
    expand: 'खोलें',
    collapse: 'बंद करें',
  },
  '@react-aria/tree': { expand: 'खोलें', collapse: 'बंद करें' },
};
