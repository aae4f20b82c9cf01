import { exportForms } from '../../contract/assessment/result-list';
import { ownZone } from '../../contract/assessment/results-file/zone';
import { openMarkedPapers } from '../assessments/marked-papers';
import { openScheduleCache } from '../assessments/schedule-cache';
import { writePrivateFile } from '../config/private-files';
import { resultsFile } from '../handlers/results/results-file';
import { assessmentName } from '../store/papers/assessment-name';
import { CommandFault, fileAt, idFrom, storeCommand } from './command';

// npm run results -- ASSESSMENT FILE.xlsx|FILE.csv

await storeCommand(async ([assessment, file = ''], store) => {
  const format = exportForms.find((form) => file.toLowerCase().endsWith(`.${form}`));
  if (format === undefined) throw new CommandFault('Say: npm run results -- ASSESSMENT FILE.xlsx (or FILE.csv)');
  const id = idFrom(assessment, 'ASSESSMENT');
  if ((await assessmentName(store.db, id)) === null) throw new CommandFault(`There is no assessment ${id}.`);
  const tools = { store, papers: openMarkedPapers(store), schedules: openScheduleCache(store.db), now: Date.now };
  let count = 0;
  const { pieces } = await resultsFile(tools, id, { format, language: 'en', zone: ownZone() }, { scope: null }, (rows) => {
    count += rows;
  });
  const bytes: Uint8Array[] = [];
  for await (const piece of pieces) bytes.push(piece);
  await writePrivateFile(fileAt(file), Buffer.concat(bytes));
  return `Wrote ${count} results to ${fileAt(file)}.`;
});
