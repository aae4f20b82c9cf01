import { maxBytes } from '../../../contract/limits';
import type { Question } from '../../../contract/question';
import { maxQuestions } from '../../../contract/sheet-limits';

/** Questions a part of an export may hold, measured as JSON: with what a format adds, and Devanagari at three bytes a letter, it stays below what can be uploaded. */
const roomPerPart = maxBytes.sheet / 8;

/** A bank can be larger than one file may be: parts that can each be uploaded again. */
export function partsOf(questions: readonly Question[]): Question[][] {
  const parts: Question[][] = [];
  let room = 0;
  for (const question of questions) {
    const size = JSON.stringify(question).length;
    const part = parts.at(-1);
    if (part === undefined || part.length >= maxQuestions || size > room) {
      parts.push([question]);
      room = roomPerPart - size;
    } else {
      part.push(question);
      room -= size;
    }
  }
  return parts;
}
