/** The pure parts whose unit tests `npm run mutants` holds to account: what they decide depends on their arguments alone. */
export const pureParts = [
  'analysis/*.ts',
  'server/rules/*.ts',
  'src/runner/attempt/*.ts',
  'src/runner/device/{look,sound,trusted-clock}.ts',
  'src/runner/outbox/*.ts',
  'contract/{answered,assessment,category,category-index,colour,exam,faults,fold,forecast,identity-reply,list-bounds,people}.ts',
  'contract/{picture,picture-file,question,question-key,quoted,request,rescue,shades,translation-rule,unreachable,whole-fault,zip}.ts',
  'contract/sheet{,-cells,-columns,-file,-options,-row,-scan,-table,-translation}.ts',
];
