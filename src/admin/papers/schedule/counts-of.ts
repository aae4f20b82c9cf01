import type { Desk } from '../../../../contract/assessment/desk';
import type { PapersWords } from '../../words/use-papers-copy';
import { type MeantSchedule, timeFields } from './typed-schedule';

/**
 * How many learners sit and how many have handed in, in sentences. `now` undefined: not loaded. Starts are recorded only for schedules with a time: without one, none
 * seen is not none.
 */
export function countsOf(
  now: Pick<Desk, 'sitting' | 'handedIn'> | undefined,
  times: Pick<MeantSchedule, (typeof timeFields)[number]>,
  { schedule }: PapersWords,
): string[] {
  if (now === undefined) return [schedule.sittingUnknown];
  const isRecorded = now.sitting > 0 || timeFields.some((field) => times[field] !== null);
  return [isRecorded ? schedule.sitting(now.sitting) : schedule.sittingUnrecorded, schedule.handedIn(now.handedIn)];
}
