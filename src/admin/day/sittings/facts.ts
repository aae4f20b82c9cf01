import type { SittingReport } from '../../../../contract/assessment/desk';
import { timeOfDay } from '../../papers/schedule/local-time';
import type { DayWords } from '../../words/use-day-copy';

export type SittingFact = SittingReport['facts'][number];

/** Minutes from the hand-in, as the device says, to the arrival; null if the device said nothing. */
function minutesLate({ handIn }: SittingReport): number | null {
  if (handIn === null || handIn.evidence === null) return null;
  return Math.max(1, Math.round((Date.parse(handIn.arrivedAt) - Date.parse(handIn.evidence.handedInAt)) / 60_000));
}

/** The start that the server heard of and that of the submission, in words; null if one of them is not known. */
function twoStarts({ start, handIn }: SittingReport, { sittings, locale }: DayWords): string | null {
  const [heard, handedIn] = [start?.startedAt, handIn?.evidence?.startedAt];
  return heard === undefined || handedIn === undefined ? null : sittings.twoStarts(timeOfDay(heard, locale), timeOfDay(handedIn, locale));
}

/** A fact of a sitting as a sentence, with its time or its reason. */
export function factText(fact: SittingFact, sitting: SittingReport, copy: DayWords): string {
  const { sittings, locale } = copy;
  const { start, handIn, misfit } = sitting;
  const timeText = (time: string | undefined) => (time === undefined ? null : timeOfDay(time, locale));
  switch (fact) {
    case 'start-seen':
      return sittings.facts[fact](timeText(start?.seenAt));
    case 'start-said':
      return sittings.facts[fact](timeText(start?.startedAt ?? handIn?.evidence?.startedAt));
    case 'arrived-later':
      return sittings.facts[fact](minutesLate(sitting));
    case 'time-does-not-fit':
      if (misfit === undefined) return sittings.facts[fact];
      return sittings.misfit(sittings.facts[fact], (misfit === 'begun-twice' && twoStarts(sitting, copy)) || sittings.misfits[misfit]);
    default:
      return sittings.facts[fact];
  }
}
