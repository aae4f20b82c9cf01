import * as XLSX from 'xlsx';
import type { Category } from '../../../contract/category';
import { columnsFor, pathsOf, sheetRowOf } from '../../../contract/formats/filed';
import { inWordsAlone } from '../../../contract/formats/words-alone';
import { writeGift } from '../../../contract/formats/write-gift';
import { moodleXmlFrame, writeMoodleXml } from '../../../contract/formats/write-moodle-xml';
import type { Question } from '../../../contract/question';
import type { ExportFormat } from './worker-messages';

const encoded = (pieces: Iterable<string>): ArrayBuffer => new TextEncoder().encode([...pieces].join('')).buffer as ArrayBuffer;

/** Questions as a file of a format, every one of which can be brought in again. */
export function written(format: ExportFormat, filed: readonly Question[], categories: readonly Category[]): ArrayBuffer {
  const paths = pathsOf(categories);
  const questions = filed.map(inWordsAlone);
  if (format === 'gift') return encoded(writeGift(questions, paths));
  if (format === 'xml') return encoded([moodleXmlFrame.start, ...writeMoodleXml(questions, paths), moodleXmlFrame.end]);
  const columns = columnsFor(questions);
  const sheet = XLSX.utils.aoa_to_sheet([columns, ...questions.map((question) => sheetRowOf(question, columns, paths))]);
  const book = XLSX.utils.book_new(sheet, 'Questions');
  return XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
