import type { Result } from '../../contract/assessment/assessment';
import { startOf } from '../../contract/fields/local-days';
import { dayMs } from '../../contract/fields/times';
import { daysBetween, type Memory, type Trace } from './trace';

/** In so many days before an exam every question is looked at once more. */
export const lastLookDays = 14;
/** So many answers a day are asked for before an exam: about 40 minutes. */
export const dailyMost = 60;

/** The first moment of the day of an exam as long as it is ahead; null: none is. */
export function examAhead(date: string | null, now: number): number | null {
  const at = date === null ? now : startOf(date);
  return at > now ? at : null;
}

/** The next day of a real exam that the institute names with these results, `2027-01-31`; null: none that is ahead. `now`: trusted epoch milliseconds. */
export function offeredDay(results: readonly Pick<Result, 'examDate'>[], now: number): string | null {
  const ahead = results.flatMap(({ examDate }) => (examDate !== undefined && examAhead(examDate, now) !== null ? examDate : []));
  return ahead.toSorted()[0] ?? null;
}

/** Whether the last looks before an exam have begun. */
export const isLastLook = (now: number, examAt: number | null): examAt is number => examAt !== null && examAt - now <= lastLookDays * dayMs;

/**
 * Days until a question comes back after an answer at `from`, from 1: never after the exam. It comes for its last look when these begin, and after that look on
 * the day before the exam. An answer on that day, and one without an exam ahead, has the interval of its memory.
 */
export function daysUntilReturn(memory: Memory, trace: Trace, from: number, examAt: number | null): number {
  const days = memory.interval(trace);
  const left = examAt === null ? 0 : daysBetween(from, examAt);
  if (left === 0) return days;
  const latest = left > lastLookDays ? left - lastLookDays : left - 1;
  return Math.min(days, Math.max(1, latest));
}

/** What an answer now adds to the expected share of right answers on the day of an exam. */
export function gainOf(memory: Memory, { trace, lastAt }: { trace: Trace; lastAt: number }, now: number, examAt: number): number {
  const [days, left] = [daysBetween(lastAt, now), daysBetween(now, examAt)];
  const after = (grade: 'good' | 'again') => memory.recall(memory.after(trace, days, grade), left);
  const recall = memory.recall(trace, days);
  return recall * after('good') + (1 - recall) * after('again') - memory.recall(trace, daysBetween(lastAt, examAt));
}
