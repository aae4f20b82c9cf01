import { maxBytes } from '../../../../contract/fields/limits';
import { bankPictures } from '../../../../contract/question/bank-pictures';
import type { Question } from '../../../../contract/question/question';
import { maxPictures, maxQuestions } from '../../../../contract/sheet/limits';

/**
 * Upper bound of bytes for each character of a question's JSON, format overhead and three-byte Devanagari included, so that a part stays
 * below the upload limit.
 */
const bytesPerSign = 8;

/** Bytes of a picture in a file: base64 has four characters for three bytes, plus the element around it. */
const bytesInFile = (size: number): number => Math.ceil(size / 3) * 4 + 200;

/** Splits questions into parts that can each be uploaded again. `sizes`: bytes of the pictures to include, by hash. */
export function partsOf(questions: readonly Question[], sizes: ReadonlyMap<string, number> = new Map()): Question[][] {
  const parts: Question[][] = [];
  let room = 0;
  let pictures = new Set<string>();
  for (const question of questions) {
    const shown = bankPictures([question]).filter(({ hash }) => sizes.has(hash));
    const size = shown.reduce((sum, { hash }) => sum + bytesInFile(sizes.get(hash) ?? 0), JSON.stringify(question).length * bytesPerSign);
    const all = new Set([...pictures, ...shown.map(({ hash }) => hash)]);
    const part = parts.at(-1);
    if (part === undefined || part.length >= maxQuestions || size > room || all.size > maxPictures) {
      parts.push([question]);
      pictures = new Set(shown.map(({ hash }) => hash));
      room = maxBytes.sheet - size;
    } else {
      part.push(question);
      pictures = all;
      room -= size;
    }
  }
  return parts;
}
