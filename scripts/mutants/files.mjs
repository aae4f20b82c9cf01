/** The pure parts that `npm run mutants` tests: their results depend on their arguments only. */
export const pureParts = [
  'analysis/**/*.ts',
  'server/rules/{*,{bank,figures,news,papers,people,results,schedule}/*}.ts',
  'src/runner/attempt/*.ts',
  'src/runner/device/{clock-reading,row-schemas,trusted-clock}.ts',
  'src/runner/outbox/*.ts',
  'src/ui/kinds/number-typing.ts',
  'contract/{assessment/{answered,assessment,rescue},branding/{colour,shades},exam/{exam,forecast},fields/{fold,quoted}}.ts',
  'contract/{calls/{faults,list-bounds,request,unreachable},people/{identity-reply,people,roster}}.ts',
  'contract/question/{category,category-index,picture,picture-file,question,question-key,translation-rule}.ts',
  'contract/sheet/{cells,columns,file,located-table,options,read-rows,roster,row,scan,table,translation,whole-fault,zip}.ts',
];
