import * as XLSX from 'xlsx';
import { sheetColumns } from '../../../../contract/sheet/columns';
import { placed } from '../../category/tree';
import type { TemplateLists } from '../worker/worker-messages';

const widths = [48, 32, 12, 12, 20, 20, 20, 20, 20, 20, 20, 14, 40];

/** An example row. */
function example(category: string, { difficulties, languages }: TemplateLists): Record<string, string | number> {
  return {
    Question: 'Which planet is nearest to the Sun?',
    Category: category,
    Difficulty: difficulties[0] ?? '',
    Language: languages[0] ?? '',
    Tags: 'SSC CGL, Bank PO',
    'Option 1': 'Venus',
    'Option 2': 'Mercury',
    'Option 3': 'Earth',
    'Option 4': 'Mars',
    'Correct option': 2,
    Explanation: 'Mercury is nearest, then come Venus, Earth and Mars.',
  };
}

function questionsSheet(category: string, lists: TemplateLists): XLSX.WorkSheet {
  const row = example(category, lists);
  const sheet = XLSX.utils.aoa_to_sheet([sheetColumns, sheetColumns.map((column) => row[column] ?? '')]);
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

/** Creates the .xlsx template: a sheet with the columns and an example, and a sheet with the values for three of them. */
export function template(lists: TemplateLists): ArrayBuffer {
  const paths = placed(lists.categories, ' > ').map(({ path }) => path);
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, questionsSheet(paths.at(-1) ?? '', lists), 'Questions');
  XLSX.utils.book_append_sheet(book, listsSheet(paths, lists), 'Lists');
  return XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
