import { writePrivateFile } from '../config/private-files';
import { csvFrom, tableFrom, xlsxFrom } from '../rules/results-export';
import { assessmentName, registerRows } from '../store/submissions/results-export';
import { CommandFault, fileAt, idFrom, storeCommand } from './command';

// npm run results -- ASSESSMENT FILE.xlsx|FILE.csv

await storeCommand(async ([assessment, file = ''], store) => {
  const write = { '.csv': csvFrom, '.xlsx': xlsxFrom }[/\.\w+$/.exec(file)?.[0].toLowerCase() ?? ''];
  if (write === undefined) throw new CommandFault('Say: npm run results -- ASSESSMENT FILE.xlsx (or FILE.csv)');
  const id = idFrom(assessment, 'ASSESSMENT');
  if ((await assessmentName(store.db, id)) === null) throw new CommandFault(`There is no assessment ${id}.`);
  const rows = await registerRows(store.db, id);
  await writePrivateFile(fileAt(file), write(tableFrom(rows)));
  return `Wrote ${rows.length} results to ${fileAt(file)}.`;
});
