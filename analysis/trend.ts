import type { ResultSummary } from '../contract/assessment/assessment';

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
