import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import type { Begun } from '../../../contract/assessment/begun';
import { grantedSeconds } from '../../../contract/assessment/granted';
import { isWholeIn } from './languages-of';

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

/** Whether a test may be under way on another device at `now`, epoch milliseconds. */
export const mayRun = (begun: AssessmentSummary['begun'], now: number): begun is Begun =>
  begun !== undefined && now < Date.parse(begun.until);

type First = Pick<AssessmentSummary, 'id' | 'opensAt' | 'closesAt' | 'durationInMinutes' | 'subjects' | 'begun'>;

/** Tests in the order in which they are fit to be a person's first one: those that are whole in the own language before the others, then the shortest. */
export function firstFit<Row extends First>(rows: readonly Row[], language: string): Row[] {
  const isForeign = (test: Row) => Number(!isWholeIn(test, language));
  return rows.toSorted((a, b) => isForeign(a) - isForeign(b) || grantedSeconds(a) - grantedSeconds(b));
}

/** For who has no result yet: the test that can be started, was not begun on another device, and is fittest in front of the others, as *Home* proposes it. */
export function withFirst<Row extends First>(rows: readonly Row[], language: string, { isHere, now }: Circumstances): Row[] {
  const isOpen = ({ id, opensAt, closesAt, begun }: Row) =>
    isHere(id) && begun === undefined && !(Date.parse(opensAt ?? '') > now) && !(Date.parse(closesAt ?? '') < now);
  const [first] = firstFit(rows.filter(isOpen), language);
  return first === undefined ? [...rows] : [first, ...rows.filter((row) => row !== first)];
}

interface Circumstances {
  /** Whether a test can be taken on this device as it is. */
  isHere: (id: number) => boolean;
  /** Whether an attempt is in progress, on this device or another. */
  isBegun?: (id: number) => boolean;
  /** Trusted epoch milliseconds. */
  now: number;
}

/**
 * Available assessments in the order in which a learner needs them: without a network, those that can be taken here first; the attempt in progress; then those
 * that may be sat again; then those that open or close within a day, the soonest first; the rest as the server lists them.
 */
export function inOrder<Row extends Pick<AssessmentSummary, 'id' | 'opensAt' | 'closesAt' | 'chance'>>(
  rows: readonly Row[],
  { isHere, isBegun = () => false, now }: Circumstances,
): Row[] {
  // Each row is looked at once: a sort compares it many times.
  const placed = rows.map((row) => ({
    row,
    away: isHere(row.id) ? 0 : 1,
    idle: isBegun(row.id) ? 0 : 1,
    once: row.chance === undefined ? 1 : 0,
    next: nextOf(row, now),
  }));
  const before = (a: number, b: number) => (a === b ? 0 : a - b);
  return placed.sort((a, b) => a.away - b.away || a.idle - b.idle || a.once - b.once || before(a.next, b.next)).map(({ row }) => row);
}
