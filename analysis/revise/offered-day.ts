import type { Result } from '../../contract/assessment/assessment';
import { examAhead } from './exam-date';

/** The next day of a real exam that the institute names with these results, `2027-01-31`; null: none that is ahead. `now`: trusted epoch milliseconds. */
export function offeredDay(results: readonly Pick<Result, 'examDate'>[], now: number): string | null {
  const ahead = results.flatMap(({ examDate }) => (examDate !== undefined && examAhead(examDate, now) !== null ? examDate : []));
  return ahead.toSorted()[0] ?? null;
}
