import type { ResultSummary } from '../../../contract/assessment/assessment';
import { initialStats } from '../../../contract/fields/limits';

export interface Stats {
  completed: number;
  taken: number;
  /** Whole per cent. */
  averageScore: number;
}

const share = ({ score, totalMarks }: Pick<ResultSummary, 'score' | 'totalMarks'>) => (totalMarks > 0 ? score / totalMarks : 0);

/** A share as the nearest whole per cent; a half goes away from zero, so that a score below zero reads no better than it is. */
export const wholePercent = (exact: number): number => Math.sign(exact) * Math.round(Math.abs(exact * 100));

/** Returns a score as whole per cent of its total; 0 for a total of 0. */
export const percent = (result: Pick<ResultSummary, 'score' | 'totalMarks'>): number => wholePercent(share(result));

/** Computes the dashboard's figures. `completed` counts marked assessments; `taken` also counts those that wait on this device or for the release of their results. */
export function statsOf(results: readonly ResultSummary[], waiting: readonly { assessmentId: number }[]): Stats {
  const ids = new Set([...results, ...waiting].map((r) => r.assessmentId));
  if (results.length === 0) return { ...initialStats, taken: ids.size };
  const sum = results.reduce((total, r) => total + share(r), 0);
  return { completed: results.length, taken: ids.size, averageScore: wholePercent(sum / results.length) };
}
