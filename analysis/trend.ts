import type { ResultSummary } from '../contract/assessment/assessment';
import { dayMs } from '../contract/fields/times';

/** One assessment of the trend. */
export interface TrendPoint {
  assessmentId: number;
  title: string | null;
  submittedAt: string;
  /** Score as a share of the total; negative if more marks were lost than won. */
  share: number;
}

type Marked = Pick<ResultSummary, 'assessmentId' | 'assessmentTitle' | 'submittedAt' | 'score' | 'totalMarks'>;

/** Returns the trend of results, earliest first, without assessments whose total is 0. */
export const trendOf = (results: readonly Marked[]): TrendPoint[] =>
  results
    .filter(({ totalMarks }) => totalMarks > 0)
    .map(({ assessmentId, assessmentTitle, submittedAt, score, totalMarks }) => ({
      assessmentId,
      title: assessmentTitle,
      submittedAt,
      share: score / totalMarks,
    }))
    .sort((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt));

/** The latest test beside the one before it: shares of marks. */
export interface LatestChange {
  share: number;
  before: number;
  /** Whether no earlier test reached as much. */
  isBest: boolean;
  /** Whether both are tests of one kind, whose shares compare. */
  isAlike: boolean;
  /** The two tests. */
  latest: TrendPoint;
  previous: TrendPoint;
}

/** What tests of one series have in common: *Mock 3* and *Mock 4* are of the kind *Mock*. */
const kindOf = ({ title }: TrendPoint): string =>
  (title ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** How the latest of these tests, earliest first, compares; null for fewer than two. */
export function latestChange(points: readonly TrendPoint[]): LatestChange | null {
  const [before, latest] = points.slice(-2);
  if (before === undefined || latest === undefined) return null;
  const isBest = points.slice(0, -1).every(({ share }) => share < latest.share);
  const isAlike = kindOf(before) !== '' && kindOf(before) === kindOf(latest);
  return { share: latest.share, before: before.share, isBest, isAlike, latest, previous: before };
}

/** How a test compares with the one before it; null for the first, and for one that these points lack. */
export const changeAt = (points: readonly TrendPoint[], assessmentId: number): LatestChange | null =>
  latestChange(points.slice(0, 1 + points.findIndex((point) => point.assessmentId === assessmentId)));

/** The last seven days beside all before: shares of marks, as in a trend. `before`: null without an earlier test. */
export interface LastWeek {
  tests: number;
  share: number;
  before: number | null;
}

const weekMs = 7 * dayMs;

const meanOf = (points: readonly TrendPoint[]): number => points.reduce((sum, { share }) => sum + share, 0) / points.length;

/** How the tests of the last seven days went; null without one. `now`: epoch milliseconds. */
export function lastWeekOf(results: readonly Marked[], now: number): LastWeek | null {
  const points = trendOf(results);
  const isOld = ({ submittedAt }: TrendPoint) => Date.parse(submittedAt) < now - weekMs;
  const [old, recent] = [points.filter(isOld), points.filter((point) => !isOld(point))];
  if (recent.length === 0) return null;
  return { tests: recent.length, share: meanOf(recent), before: old.length === 0 ? null : meanOf(old) };
}
