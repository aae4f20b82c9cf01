import type { AssessmentSummary } from '../../../contract/assessment/assessment';

/** A test whose opening or last entry is this near stands first. Milliseconds. */
const soonMs = 24 * 3_600_000;

/** The opening or the last entry of an assessment, the next of the two, if it is near; else Infinity. */
function nextOf({ opensAt, closesAt }: Pick<AssessmentSummary, 'opensAt' | 'closesAt'>, now: number): number {
  const ahead = [opensAt, closesAt].map((time) => (time === undefined ? Number.NaN : Date.parse(time))).filter((at) => at >= now);
  const next = Math.min(...ahead);
  return next - now <= soonMs ? next : Number.POSITIVE_INFINITY;
}

/** Whether a test opens or closes within a day. */
export const isSoon = (of: Pick<AssessmentSummary, 'opensAt' | 'closesAt'>, now: number): boolean =>
  nextOf(of, now) < Number.POSITIVE_INFINITY;

/**
 * Available assessments in the order in which a learner needs them: without a network, those that can be taken here first; then those
 * that open or close within a day, the soonest first; the rest as the server lists them.
 */
export function inOrder<Row extends Pick<AssessmentSummary, 'id' | 'opensAt' | 'closesAt'>>(
  rows: readonly Row[],
  { isHere, now }: { isHere: (id: number) => boolean; now: number },
): Row[] {
  const away = ({ id }: Row) => (isHere(id) ? 0 : 1);
  const before = (a: number, b: number) => (a === b ? 0 : a - b);
  return [...rows].sort((a, b) => away(a) - away(b) || before(nextOf(a, now), nextOf(b, now)));
}
