import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallArgs } from '../../../contract/calls/calls';
import type { Question } from '../../../contract/question/question';
import type { ApiError } from '../../api/client';
import { callPage } from '../calls/call';
import { useSettled } from '../form/use-settled';

/** Rows on a page. */
export const pageSize = 25;

/** A query as it is sent. */
type BankQuery = NonNullable<CallArgs<'getQuestions'>['query']>;

/** The list's filters; texts as typed. */
export interface QuestionFilters {
  search: string;
  category: number | null;
  difficulty: string;
  language: string;
  state: 'active' | 'retired';
  page: number;
}

export const everything: QuestionFilters = { search: '', category: null, difficulty: '', language: '', state: 'active', page: 1 };

/** Converts filters to a query; empty fields are omitted. */
export function queryOf({ search, category, difficulty, language, state }: QuestionFilters): BankQuery {
  return {
    state,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(category !== null && { category }),
    ...(difficulty.trim() !== '' && { difficulty: difficulty.trim() }),
    ...(language.trim() !== '' && { language: language.trim() }),
  };
}

export interface QuestionPage {
  items: Question[];
  total: number;
}

/** Fetches one page of the bank. */
export async function askQuestions(query: BankQuery, page: number, size: number): Promise<QuestionPage> {
  const { items, total } = await callPage('getQuestions', { query: { ...query, page, size } });
  return { items, total: total ?? items.length };
}

/** A search is sent when typing pauses. Milliseconds. */
const pauseMs = 250;

/** Returns the requested page of the bank; shows the previous page until it arrives. */
export function useQuestions(wanted: QuestionFilters, isWanted: boolean) {
  const settled = useSettled(wanted, pauseMs);
  return useQuery<QuestionPage, ApiError>({
    queryKey: ['getQuestions', settled],
    queryFn: () => askQuestions(queryOf(settled), settled.page, pageSize),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}
