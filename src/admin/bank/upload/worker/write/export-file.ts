import * as XLSX from 'xlsx';
import { writeGift } from '../../../../../../contract/formats/gift/write-gift';
import { moodleXmlFrame, type PictureFiles, writeMoodleXml } from '../../../../../../contract/formats/moodle/write-moodle-xml';
import { columnsFor, pathsOf, sheetRowsOf } from '../../../../../../contract/formats/shared/filed';
import { inWordsAlone } from '../../../../../../contract/formats/shared/words-alone';
import type { ExportOrder, PictureBytes } from '../ask/worker-messages';
import { workbook } from './workbook';

const encoded = (pieces: Iterable<string>): ArrayBuffer => new TextEncoder().encode([...pieces].join('')).buffer as ArrayBuffer;

/** Bytes turned into signs at once: all of a picture would be too many arguments. */
const stride = 8_192;

function base64Of(bytes: Uint8Array): string {
  let signs = '';
  for (let at = 0; at < bytes.length; at += stride) signs += String.fromCharCode(...bytes.subarray(at, at + stride));
  return btoa(signs);
}

function filesFrom(pictures: PictureBytes): PictureFiles {
  return (hash) => {
    const bytes = pictures.get(hash);
    if (bytes === undefined) throw new Error('The bytes of a picture are missing');
    return base64Of(new Uint8Array(bytes));
  };
}

/** Questions as a file of a format, every one of which can be brought in again. `pictures`: those of the questions, where the format carries them. */
export function written({ format, questions: filed, categories, pictures }: Omit<ExportOrder, 'make'>): ArrayBuffer {
  const paths = pathsOf(categories);
  if (format === 'xml') return encoded([moodleXmlFrame.start, ...writeMoodleXml(filed, paths, filesFrom(pictures)), moodleXmlFrame.end]);
  const questions = filed.map(inWordsAlone);
  if (format === 'gift') return encoded(writeGift(questions, paths));
  const columns = columnsFor(questions);
  return workbook(['Questions', XLSX.utils.aoa_to_sheet([columns, ...sheetRowsOf(questions, columns, paths)])]);
}
