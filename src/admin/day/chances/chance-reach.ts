import { type ChanceDraft, usualChanceMs } from '../../../../contract/assessment/chance-bodies';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { releaseOf } from '../../../../contract/assessment/schedule-times';
import type { ActReach } from '../../../ui/controls/Reach';
import { dayAndTime } from '../../papers/schedule/local-time';
import type { DayWords } from '../../words/use-day-copy';

/** A chance that is asked about. */
export interface AskedReach {
  whom: string;
  many: number;
  until: ChanceDraft['until'];
  /** Of the test; undefined: not known. */
  schedule: Pick<Schedule, 'opensAt' | 'resultsAt'> | undefined;
  /** The server's time, epoch milliseconds. */
  now: number;
}

/** From when on the other learners read results and key, where that is before the last start of a chance; null: it is not, or not known. */
function keySaid({ until, schedule, now }: AskedReach, { chances: words, locale }: DayWords): string | null {
  if (schedule === undefined) return null;
  if (schedule.resultsAt === null) return words.keyAtOnce;
  const release = releaseOf(schedule) ?? now;
  if (release <= now) return words.keyKnown(dayAndTime(new Date(release).toISOString(), locale));
  const last = until === undefined ? now + usualChanceMs : Date.parse(until);
  return release < last ? words.keyBefore(dayAndTime(new Date(release).toISOString(), locale)) : null;
}

/**
 * What is said before an assessment is opened again: for whom, how many, until when, that these learners read no result until then, and whether others read the
 * key meanwhile.
 */
export const chanceReach = (asked: AskedReach, copy: DayWords): ActReach => {
  const { chances: words, locale } = copy;
  const key = keySaid(asked, copy);
  return {
    whom: asked.whom,
    many: [words.many(asked.many), words.withheld, ...(key === null ? [] : [key])],
    when: asked.until === undefined ? words.when : words.whenUntil(dayAndTime(asked.until, locale)),
  };
};
