import { maxBytes } from '../../../contract/fields/limits';
import { picturesIn } from '../../../contract/question/picture';
import type { Question } from '../../../contract/question/question';
import { maxPictures, maxQuestions } from '../../../contract/sheet/limits';

/** Bytes for each sign of a question's JSON: with what a format adds, and Devanagari at three bytes a letter, a part stays below what can be uploaded. */
const bytesPerSign = 8;

/** Base64 has four signs for three bytes; the element around it has its own. */
const bytesInFile = (size: number): number => Math.ceil(size / 3) * 4 + 200;

/** A bank can be larger than one file may be: parts that can each be uploaded again. `sizes`: of the pictures that are written too, in bytes, by their hashes. */
export function partsOf(questions: readonly Question[], sizes: ReadonlyMap<string, number> = new Map()): Question[][] {
  const parts: Question[][] = [];
  let room = 0;
  let pictures = new Set<string>();
  for (const question of questions) {
    const shown = picturesIn([question]).filter(({ hash }) => sizes.has(hash));
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
