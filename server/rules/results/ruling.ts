import { isDeepStrictEqual } from 'node:util';
import type { AnswerKey } from '../../../analysis/marking/key';
import { rounded } from '../../../analysis/marking/rounded';
import type { RegradeChange } from '../../../contract/assessment/ruling';
import { kindOf } from '../../../contract/kinds/kind';
import type { KeyAnswer, RightAnswer } from '../kinds/kind-rules';
import { rulesOf } from '../kinds/rules';
import type { FrozenPaper } from '../papers/freeze';

/** How a question counts: by its right options or numbers, not at all, or in full for everybody. */
export interface Counting extends RightAnswer {
  change: RegradeChange;
}

const rightIn = (answer: KeyAnswer): RightAnswer => rulesOf[kindOf(answer)].rightBy(answer);

/** The options that are right, the one that results of the specification name first. None of a question without options. */
export const rightOptionsOf = (answer: KeyAnswer): readonly number[] => rightIn(answer).optionIds;

export const countingOf = (answer: KeyAnswer): Counting => ({ change: answer.regraded?.change ?? 'key', ...rightIn(answer) });

/** `drop` or `bonus`; undefined for a question that counts by its key. */
export function rulingOf({ regraded }: KeyAnswer): 'drop' | 'bonus' | undefined {
  return regraded === undefined || regraded.change === 'key' ? undefined : regraded.change;
}

const areSameOptions = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id) => b.includes(id));

const areSame = ({ change, optionIds, ...own }: Counting, { change: next, optionIds: nextIds, ...nextOwn }: Counting): boolean =>
  change === next && areSameOptions(optionIds, nextIds) && isDeepStrictEqual(own, nextOwn);

/** How the question counts after a change: without `key` what is right stays on record, for a later change back. */
export function countingAfter(answer: KeyAnswer, { change, ...right }: Counting): Counting {
  return { change, ...(change === 'key' ? rulesOf[kindOf(answer)].rightAfter(right) : rightIn(answer)) };
}

/**
 * The key after a change of one question, which replaces every earlier change of that question and leaves all other questions as they are. Null if the
 * question counts so already. `optionIds` has one option or more for `key`, or what is right in their place is there.
 */
export function keyAfter(key: AnswerKey, questionId: number, next: Counting, reason: string, at: number): AnswerKey | null {
  const answer = key.answers.find((known) => known.questionId === questionId);
  if (answer === undefined) return null;
  const after = countingAfter(answer, next);
  if (areSame(countingOf(answer), after)) return null;
  const { alsoRight: _, ...rest } = answer;
  const changed = { ...rest, ...rulesOf[kindOf(answer)].rightFields(answer, after), regraded: { change: next.change, reason, at } };
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
