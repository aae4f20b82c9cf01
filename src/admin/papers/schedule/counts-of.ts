import type { Desk } from '../../../../contract/assessment/desk';
import type { PapersWords } from '../../words/use-papers-copy';
import { dayAndTime } from './local-time';
import { type MeantSchedule, timeFields } from './typed-schedule';

/**
 * How many learners sit, have handed in and can sit it again, in sentences. `now` undefined: not loaded. Starts are recorded only for schedules with a time: without one, none
 * seen is not none. Nobody has started a draft.
 */
export function countsOf(
  now: Pick<Desk, 'sitting' | 'handedIn' | 'openChances'> | undefined,
  { state, ...times }: Pick<MeantSchedule, (typeof timeFields)[number]> & Partial<Pick<MeantSchedule, 'state'>>,
  { schedule, locale }: PapersWords,
): string[] {
  if (now === undefined) return [schedule.sittingUnknown];
  const isRecorded = state === 'draft' || timeFields.some((field) => times[field] !== null);
  const { openChances: chances } = now;
  return [
    // The start of a further attempt is not told: with one open, none seen is not none.
    ...(isRecorded && now.sitting === 0 && chances
      ? []
      : [isRecorded ? schedule.sitting(now.sitting) : now.sitting > 0 ? schedule.sittingAtLeast(now.sitting) : schedule.sittingUnrecorded]),
    schedule.handedIn(now.handedIn),
    ...(chances === undefined ? [] : [schedule.openChances(chances.count, dayAndTime(chances.endsAt, locale))]),
  ];
}
