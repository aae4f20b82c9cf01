import type { AnswerKey } from '../../analysis/marking/key';
import { rounded } from '../../analysis/marking/rounded';
import type { RegradeChange } from '../../contract/assessment/ruling';
import type { NumericRange } from '../../contract/kinds/kind';
import type { FrozenPaper } from './freeze';

type KeyAnswer = AnswerKey['answers'][number];

/** How a question counts: by its right options or numbers, not at all, or in full for everybody. */
export interface Counting {
  change: RegradeChange;
  /** Empty for a numeric question. */
  optionIds: readonly number[];
  /** Only of a numeric question. */
  range?: NumericRange | undefined;
}

/** The options that are right, the one that results of the specification name first. None of a numeric question. */
export function rightOptionsOf({
  kind,
  correctOptionId,
  correctOptionIds = [],
  alsoRight = [],
}: Pick<KeyAnswer, 'kind' | 'correctOptionId' | 'correctOptionIds' | 'alsoRight'>): number[] {
  if (kind === undefined) return [correctOptionId, ...alsoRight];
  return [...correctOptionIds];
}

/** What is right: a `Counting` without its change. */
const rightIn = (answer: KeyAnswer): Omit<Counting, 'change'> => ({
  optionIds: rightOptionsOf(answer),
  ...(answer.correctValue && { range: answer.correctValue }),
});

export const countingOf = (answer: KeyAnswer): Counting => ({ change: answer.regraded?.change ?? 'key', ...rightIn(answer) });

/** `drop` or `bonus`; undefined for a question that counts by its key. */
export function rulingOf({ regraded }: KeyAnswer): 'drop' | 'bonus' | undefined {
  return regraded === undefined || regraded.change === 'key' ? undefined : regraded.change;
}

const areSameOptions = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id) => b.includes(id));

const areSame = (a: Counting, b: Counting): boolean =>
  a.change === b.change &&
  (a.change !== 'key' || (areSameOptions(a.optionIds, b.optionIds) && a.range?.from === b.range?.from && a.range?.to === b.range?.to));

/** How the question counts after a change: without `key` what is right stays on record, for a later change back. */
export function countingAfter(answer: KeyAnswer, { change, optionIds, range }: Counting): Counting {
  if (change !== 'key') return { change, ...rightIn(answer) };
  return answer.kind === 'numeric' ? { change, optionIds: [], ...(range && { range }) } : { change, optionIds };
}

/** The fields of a key's answer that say what is right. */
function rightFields({ kind, correctOptionId }: KeyAnswer, { optionIds, range }: Counting): Partial<KeyAnswer> {
  if (kind === 'numeric') return range === undefined ? {} : { correctValue: range };
  if (kind === 'multiple') {
    const rising = [...optionIds].sort((a, b) => a - b);
    return { correctOptionId: rising[0] ?? correctOptionId, correctOptionIds: rising };
  }
  const [first = correctOptionId, ...alsoRight] = optionIds;
  return { correctOptionId: first, ...(alsoRight.length > 0 && { alsoRight }) };
}

/**
 * The key after a change of one question, which replaces every earlier change of that question and leaves all other questions as they are. Null if the
 * question counts so already. `optionIds` has one option or more for `key`, or `range` is there for a numeric question.
 */
export function keyAfter(key: AnswerKey, questionId: number, next: Counting, reason: string, at: number): AnswerKey | null {
  const answer = key.answers.find((known) => known.questionId === questionId);
  if (answer === undefined) return null;
  const after = countingAfter(answer, next);
  if (areSame(countingOf(answer), after)) return null;
  const { alsoRight: _, ...rest } = answer;
  const changed = { ...rest, ...rightFields(answer, after), regraded: { change: next.change, reason, at } };
  return { ...key, answers: key.answers.map((known) => (known === answer ? changed : known)) };
}

/** The total of a paper under its key: without the marks of dropped questions, rounded once. */
export function totalMarksOf({ totalMarks }: Pick<FrozenPaper, 'totalMarks'>, key: AnswerKey): number {
  const counting = key.answers.filter((answer) => rulingOf(answer) !== 'drop');
  if (counting.length === key.answers.length) return totalMarks;
  // Equal marks as one product: a sum of fractions would collect rounding errors.
  const usual = counting.filter(({ worth }) => worth === undefined).length * key.marking.perCorrect;
  return rounded(counting.reduce((sum, { worth }) => sum + (worth?.perCorrect ?? 0), usual));
}
