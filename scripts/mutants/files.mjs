/** The pure parts whose unit tests `npm run mutants` holds to account: what they decide depends on their arguments alone. */
export const pureParts = [
  'analysis/*.ts',
  'server/work/*.ts',
  'src/runner/attempt/*.ts',
  'src/runner/device/{look,sound,trusted-clock}.ts',
  'src/runner/outbox/{deliver,hand-in,overdue,paced,receipts,rescue-file,turn,unsent,verdict}.ts',
  'contract/{answered,assessment,category,category-index,colour,exam,faults,fold,forecast,list-bounds,people,picture-file,question}.ts',
  'contract/{question-key,rescue,shades,translation-rule,zip}.ts',
  'contract/sheet{,-cells,-file,-row,-translation}.ts',
];
