import type { QuestionKind } from '../../contract/kinds/kind';
import { readNumber } from '../../contract/kinds/number-range';
import type { Counting } from './ruling';

/** Between the ends of a typed range. */
const rangeSign = '..';

/**
 * What is right, as it is typed for a command: an option, `2`; options of a question with several right ones, `1,3`; a number, `9.8`, or a range, `9.8..9.82`.
 * Null where it is none for a question of this kind.
 */
export function rightFrom(typed: string, kind: QuestionKind): Omit<Counting, 'change'> | null {
  if (kind === 'numeric') {
    const ends = typed.split(rangeSign).map(readNumber);
    const [from = null, to = from] = ends;
    return ends.length > 2 || from === null || to === null || from > to ? null : { optionIds: [], range: { from, to } };
  }
  const optionIds = typed.split(',').map(Number);
  const areIds = optionIds.every((id, at) => Number.isSafeInteger(id) && id >= 1 && optionIds.indexOf(id) === at);
  return areIds && (kind === 'multiple' || optionIds.length === 1) ? { optionIds } : null;
}
