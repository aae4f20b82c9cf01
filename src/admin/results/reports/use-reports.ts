import { useMemo } from 'react';
import { pageLimits } from '../../../../contract/calls/page';
import { usePage } from '../../kit/calls/use-reply';
import { pageIn, wholeIn } from '../../kit/paths/use-filters';

export const reportsPageSize = 25;

export const reportStates = ['open', 'answered', 'all'] as const;
export type ReportState = (typeof reportStates)[number];

/** The filters of the list as the address has them; null: not filtered by. */
export interface ReportFilters {
  state: ReportState;
  assessment: number | null;
  question: number | null;
  page: number;
}

/** The filters in an address. What is no filter is left out. Without a question and a state, reports that wait are listed. */
export function filtersIn(params: URLSearchParams): ReportFilters {
  const [assessment, question] = [wholeIn(params.get('assessment')), wholeIn(params.get('question'))];
  const named = reportStates.find((state) => state === params.get('state'));
  const usual = question === null && assessment === null ? 'open' : 'all';
  return { state: named ?? usual, assessment, question, page: pageIn(params) };
}

/** One page of reports; the previous one until it arrives. */
export function useReports({ state, assessment, question, page }: ReportFilters) {
  const query = {
    ...{ page, size: reportsPageSize },
    ...(state !== 'all' && { state }),
    ...(assessment !== null && { assessment }),
    ...(question !== null && { question }),
  };
  return usePage('getReports', { query }, { keepsLast: true });
}

/** How many reports each question of an assessment has, of its latest 200; empty until they are there, and where the admin may not read them. */
export function useReportCounts(assessment: number, isWanted: boolean): ReadonlyMap<number, number> {
  const { data } = usePage('getReports', { query: { page: 1, size: pageLimits.size, assessment } }, { enabled: isWanted });
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { questionId } of data?.items ?? []) counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
    return counts;
  }, [data]);
}
