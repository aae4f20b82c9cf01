import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallArgs } from '../../../../contract/calls/calls';
import { maxLength } from '../../../../contract/fields/limits';
import type { Question } from '../../../../contract/question/question';
import type { ApiError } from '../../../api/client';
import { callPage } from '../../kit/calls/call';
import { searched } from '../../kit/form/searched';
import type { QuestionFilters } from './bank-address';

/** Rows on a page. */
export const pageSize = 25;

/** A query as it is sent. */
export type BankQuery = NonNullable<CallArgs<'getQuestions'>['query']>;

/** Converts filters to a query; empty fields are omitted, long texts cut. */
export function queryOf({ search, category, difficulty, language, kind, state, upload, sort }: QuestionFilters): BankQuery {
  const text = (typed: string, most: number) => typed.trim().slice(0, most);
  return {
    ...(state === 'unexplained' ? { state: 'active' as const, lacks: 'explanation' as const } : { state }),
    sort,
    ...searched(search),
    ...(category !== null && { category }),
    ...(upload !== null && { upload }),
    ...(difficulty.trim() !== '' && { difficulty: text(difficulty, maxLength.name) }),
    ...(kind !== null && { kind }),
    ...(language.trim() !== '' && { language: text(language, maxLength.name) }),
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

/** Returns the requested page of the bank; shows the previous page until it arrives. */
export function useQuestions(wanted: QuestionFilters, isWanted: boolean) {
  return useQuery<QuestionPage, ApiError>({
    queryKey: ['getQuestions', wanted],
    queryFn: () => askQuestions(queryOf(wanted), wanted.page, pageSize),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}
