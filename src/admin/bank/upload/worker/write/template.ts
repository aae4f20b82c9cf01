import * as XLSX from 'xlsx';
import { passageColumns, sheetColumns } from '../../../../../../contract/sheet/columns';
import { kindColumns, sheetExamples } from '../../../../../../contract/sheet/kind';
import { placed } from '../../../category/tree';
import type { TemplateLists } from '../ask/worker-messages';
import { workbook } from './workbook';

const columns = [...sheetColumns, ...kindColumns, ...passageColumns];
const widths = [48, 32, 12, 12, 20, 20, 20, 20, 20, 20, 20, 14, 40, 12, ...kindColumns.slice(1).map(() => 14), 10, 48];

type Row = Record<string, string | number>;

/** A row for each kind of question. */
function examples(category: string, { difficulties, languages }: TemplateLists): Row[] {
  const common = { Category: category, Difficulty: difficulties[0] ?? '', Language: languages[0] ?? '', Tags: 'SSC CGL, Bank PO' };
  return sheetExamples.map((example) => ({ ...common, ...example }));
}

function questionsSheet(category: string, lists: TemplateLists): XLSX.WorkSheet {
  const rows = examples(category, lists).map((row) => columns.map((column) => row[column] ?? ''));
  const sheet = XLSX.utils.aoa_to_sheet([columns, ...rows]);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  return sheet;
}

function listsSheet(paths: string[], { difficulties, languages }: TemplateLists): XLSX.WorkSheet {
  const length = Math.max(paths.length, difficulties.length, languages.length);
  const rows = Array.from({ length }, (_, at) => [paths[at] ?? '', difficulties[at] ?? '', languages[at] ?? '']);
  const sheet = XLSX.utils.aoa_to_sheet([['Category', 'Difficulty', 'Language'], ...rows]);
  sheet['!cols'] = [{ wch: 56 }, { wch: 16 }, { wch: 16 }];
  return sheet;
}

/** Creates the .xlsx template: a sheet with the columns and an example of each kind, and a sheet with the values for three of them. */
export function template(lists: TemplateLists): ArrayBuffer {
  const paths = placed(lists.categories, ' > ').map(({ path }) => path);
  return workbook(['Questions', questionsSheet(paths.at(-1) ?? '', lists)], ['Lists', listsSheet(paths, lists)]);
}
