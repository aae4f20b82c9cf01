import type { RegradeChange } from '../../../contract/assessment/ruling';
import type { AnswerKey, FrozenPaper } from '../freeze';
import { rounded } from '../marks';

type KeyAnswer = AnswerKey['answers'][number];

/** How a question counts: by its right options, not at all, or in full for everybody. */
export interface Counting {
  change: RegradeChange;
  optionIds: readonly number[];
}

/** The options that are right, the one that results of the specification name first. */
export const rightOptionsOf = ({ correctOptionId, alsoRight = [] }: Pick<KeyAnswer, 'correctOptionId' | 'alsoRight'>): number[] => [
  correctOptionId,
  ...alsoRight,
];

export const countingOf = (answer: KeyAnswer): Counting => ({
  change: answer.regraded?.change ?? 'key',
  optionIds: rightOptionsOf(answer),
});

/** `drop` or `bonus`; undefined for a question that counts by its key. */
export function rulingOf({ regraded }: KeyAnswer): 'drop' | 'bonus' | undefined {
  return regraded === undefined || regraded.change === 'key' ? undefined : regraded.change;
}

const areSame = (a: Counting, b: Counting): boolean =>
  a.change === b.change &&
  (a.change !== 'key' || (a.optionIds.length === b.optionIds.length && a.optionIds.every((id) => b.optionIds.includes(id))));

/** How the question counts after a change: without `key` its right options stay on record, for a later change back. */
export const countingAfter = (answer: KeyAnswer, { change, optionIds }: Counting): Counting =>
  change === 'key' ? { change, optionIds } : { change, optionIds: rightOptionsOf(answer) };

/**
 * The key after a change of one question, which replaces every earlier change of that question and leaves all other questions as they are. Null if the
 * question counts so already. `optionIds` has one option or more for `key`.
 */
export function keyAfter(key: AnswerKey, questionId: number, next: Counting, reason: string, at: number): AnswerKey | null {
  const answer = key.answers.find((known) => known.questionId === questionId);
  if (answer === undefined || areSame(countingOf(answer), next)) return null;
  const { alsoRight: _, ...rest } = answer;
  const [correctOptionId = answer.correctOptionId, ...alsoRight] = countingAfter(answer, next).optionIds;
  const changed = { ...rest, correctOptionId, ...(alsoRight.length > 0 && { alsoRight }), regraded: { change: next.change, reason, at } };
  return { ...key, answers: key.answers.map((known) => (known === answer ? changed : known)) };
}

/** The total of a paper under its key: without the marks of dropped questions. */
export function totalMarksOf({ totalMarks }: Pick<FrozenPaper, 'totalMarks'>, { answers, marking }: AnswerKey): number {
  const dropped = answers.filter((answer) => rulingOf(answer) === 'drop').length;
  return dropped === 0 ? totalMarks : rounded(totalMarks - dropped * marking.perCorrect);
}
