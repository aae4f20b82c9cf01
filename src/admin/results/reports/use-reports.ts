import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageLimits } from '../../../../contract/fields/limits';
import type { ReportRow } from '../../../../contract/question/report';
import type { ApiError } from '../../../api/client';
import { callPage } from '../../kit/calls/call';

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

const positive = (text: string | null): number | null => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** The filters in an address. What is no filter is left out. Without a question and a state, reports that wait are listed. */
export function filtersIn(params: URLSearchParams): ReportFilters {
  const [assessment, question] = [positive(params.get('assessment')), positive(params.get('question'))];
  const named = reportStates.find((state) => state === params.get('state'));
  const usual = question === null && assessment === null ? 'open' : 'all';
  return { assessment, question, state: named ?? usual, page: positive(params.get('page')) ?? 1 };
}

/** The filters in the address. `narrow` changes some and returns to the first page. */
export function useReportFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const addressOf = ({ state, assessment, question, page }: ReportFilters): Record<string, string> => ({
    state,
    ...(assessment !== null && { assessment: String(assessment) }),
    ...(question !== null && { question: String(question) }),
    ...(page > 1 && { page: String(page) }),
  });
  return {
    filters,
    narrow: (part: Partial<ReportFilters>) => setParams(addressOf({ ...filters, page: 1, ...part }), { replace: true }),
    turnTo: (page: number) => setParams(addressOf({ ...filters, page })),
  };
}

/** One page of reports; the previous one until it arrives. */
export function useReports({ state, assessment, question, page }: ReportFilters) {
  const query = {
    ...{ page, size: reportsPageSize },
    ...(state !== 'all' && { state }),
    ...(assessment !== null && { assessment }),
    ...(question !== null && { question }),
  };
  return useQuery<{ items: ReportRow[]; total: number }, ApiError>({
    queryKey: ['getReports', query],
    queryFn: async () => {
      const { items, total } = await callPage('getReports', { query });
      return { items, total: total ?? items.length };
    },
    placeholderData: keepPreviousData,
  });
}

const none: ReadonlyMap<number, number> = new Map();

/** How many reports each question of an assessment has, of its latest 200; empty until they are there, and where the admin may not read them. */
export function useReportCounts(assessment: number, isWanted: boolean): ReadonlyMap<number, number> {
  const query = { page: 1, size: pageLimits.size, assessment };
  const { data } = useQuery<Map<number, number>, ApiError>({
    queryKey: ['getReports', 'counts', assessment],
    queryFn: async () => {
      const { items } = await callPage('getReports', { query });
      const counts = new Map<number, number>();
      for (const { questionId } of items) counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
      return counts;
    },
    enabled: isWanted,
  });
  return data ?? none;
}
