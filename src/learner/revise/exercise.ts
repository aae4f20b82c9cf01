import { answeredOf, isMistake, toldAs } from '../../../analysis/answers/answered';
import { atATime } from '../../../analysis/practice';
import type { DueToday } from '../../../analysis/revise/due-today';
import type { Revision, Why } from '../../../analysis/revise/revisions';
import { drillOf } from '../../../analysis/revise/topics';
import type { Result } from '../../../contract/assessment/assessment';
import { midnightsBetween } from '../../../contract/fields/local-days';

/** A question to be practised. */
export interface Exercise {
  revision: Revision;
  /** Why it is due, and how many midnights ago it was answered; null: it is not due, or nobody asked. */
  why: { code: Why; days: number } | null;
  /** Whether the answer counts: it is written to the practice log. */
  isRated: boolean;
}

/** The next questions that are due. `now`: trusted epoch milliseconds. */
export const dueExercises = ({ due }: Pick<DueToday, 'due'>, now: number): Exercise[] =>
  due.slice(0, atATime).map((revision) => ({
    revision,
    why: revision.due && { code: revision.due.why, days: midnightsBetween(revision.lastAt, now) },
    isRated: true,
  }));

/** What is due beyond today's share, for who wants to go on. */
export const furtherExercises = ({ beyond }: DueToday, now: number): Exercise[] => dueExercises({ due: beyond }, now);

/** Questions of a topic, due or not: what was left first, then what is least known. */
export const topicExercises = (revisions: readonly Revision[], topic: string): Exercise[] =>
  drillOf(revisions, topic)
    .slice(0, atATime)
    .map((revision) => ({ revision, why: null, isRated: true }));

/** The first of some questions, to be practised although they are not due. It does not count: what is asked too early, or below one's own note, says little of memory. */
export const spareExercises = ({ all }: Pick<DueToday, 'all'>): Exercise[] =>
  all.slice(0, atATime).map((revision) => ({ revision, why: null, isRated: false }));

/**
 * The first mistakes of one result in the order of its paper, due or not; only these questions where they are named. What was practised today comes last: who comes back
 * goes on where the run before ended. `now`: trusted epoch milliseconds.
 */
export function mistakesOf(
  result: Result | undefined,
  revisions: readonly Revision[],
  only: readonly number[] | null,
  now: number,
): Exercise[] {
  const known = new Map(revisions.map((revision) => [revision.question.questionId, revision]));
  const mistakes = result ? answeredOf(result).filter((one) => isMistake(toldAs(one))) : [];
  const wanted = only === null ? mistakes : mistakes.filter(({ questionId }) => only.includes(questionId));
  const found = wanted.flatMap(({ questionId }) => known.get(questionId) ?? []);
  const isOfToday = ({ isPractised, lastAt }: Revision) => isPractised && midnightsBetween(lastAt, now) === 0;
  return [...found.filter((one) => !isOfToday(one)), ...found.filter(isOfToday)]
    .slice(0, atATime)
    .map((revision) => ({ revision, why: null, isRated: true }));
}
