import { grantedSeconds, isLockedPaper, type PaperTime } from '../../../contract/assessment/granted';
import { takeBackLeadMs } from '../../../contract/assessment/more-time';

/**
 * The milliseconds from a start until an attempt without extra time can be in minutes that were given, beyond the `stay` minutes that it keeps. Where sections are locked,
 * minutes lengthen the section that is under way, so that the shortest of them decides.
 */
export function untilInMinutesMs(paper: PaperTime, stay: number): number {
  if (!isLockedPaper(paper)) return (grantedSeconds(paper) + stay * 60) * 1_000;
  const each = paper.subjects.map((subject) => grantedSeconds({ ...paper, subjects: [subject] })).filter((seconds) => seconds > 0);
  return Math.min(...each) * 1_000;
}

/** Whether an attempt that began at `startedAt` or later may be in minutes that were given, beyond the `stay` minutes that it keeps. Times in epoch milliseconds. */
export const areMinutesInUse = (paper: PaperTime, stay: number, startedAt: number, now: number): boolean =>
  now + takeBackLeadMs > startedAt + untilInMinutesMs(paper, stay);
