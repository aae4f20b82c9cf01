import type { SittingReport } from '../../../../contract/assessment/desk';
import { timeOfDay } from '../../papers/schedule/local-time';
import type { DayWords } from '../../words/use-day-copy';

export type SittingFact = SittingReport['facts'][number];

/** Minutes from the hand-in, as the device says, to the arrival; null if the device said nothing. */
function minutesLate({ handIn }: SittingReport): number | null {
  if (handIn === null || handIn.evidence === null) return null;
  return Math.max(1, Math.round((Date.parse(handIn.arrivedAt) - Date.parse(handIn.evidence.handedInAt)) / 60_000));
}

/** A fact of a sitting as a sentence, with its time. */
export function factText(fact: SittingFact, sitting: SittingReport, { sittings, locale }: DayWords): string {
  const { start, handIn } = sitting;
  const timeText = (time: string | undefined) => (time === undefined ? null : timeOfDay(time, locale));
  switch (fact) {
    case 'start-seen':
      return sittings.facts[fact](timeText(start?.seenAt));
    case 'start-said':
      return sittings.facts[fact](timeText(start?.startedAt ?? handIn?.evidence?.startedAt));
    case 'arrived-later':
      return sittings.facts[fact](minutesLate(sitting));
    default:
      return sittings.facts[fact];
  }
}
