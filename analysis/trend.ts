import type { ResultSummary } from '../contract/assessment/assessment';

/** One assessment on the way. */
export interface TrendPoint {
  assessmentId: number;
  title: string | null;
  submittedAt: string;
  /** Score as a share of the total; below 0 where more was lost than won. */
  share: number;
}

type Marked = Pick<ResultSummary, 'assessmentId' | 'assessmentTitle' | 'submittedAt' | 'score' | 'totalMarks'>;

/** Results on a line of time, the earliest first; what nothing could be won in is left out. */
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
