import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { GroupComparison } from '../../../../contract/assessment/group-comparison';
import type { ApiError } from '../../../api/client';
import { call } from '../../kit/calls/call';
import { type GroupOrder, orderFrom, orderText } from './group-order';

/** What the address chooses. `test`: null for the last released tests. `group`: null for all groups, `none` for learners of no group. */
export interface ComparedChoice {
  test: number | null;
  group: number | 'none' | null;
  /** null: by name. */
  order: GroupOrder | null;
}

const positive = (text: string | null): number | null => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** The choice in an address; what is none is left out. */
export const choiceIn = (params: URLSearchParams): ComparedChoice => ({
  test: positive(params.get('test')),
  group: params.get('group') === 'none' ? 'none' : positive(params.get('group')),
  order: orderFrom(params.get('order')),
});

/** The choice in the address. */
export function useChoice() {
  const [params, setParams] = useSearchParams();
  const choice = choiceIn(params);
  const choose = (part: Partial<ComparedChoice>) => {
    const { test, group, order } = { ...choice, ...part };
    setParams(
      {
        ...(test !== null && { test: String(test) }),
        ...(group !== null && { group: String(group) }),
        ...(order !== null && { order: orderText(order) }),
      },
      { replace: true },
    );
  };
  return { choice, choose };
}

/** Groups side by side in one test, or in the last released ones. */
export const useGroupComparison = (test: number | null) =>
  useQuery<GroupComparison, ApiError>({
    queryKey: ['getGroupComparison', test],
    queryFn: () => call('getGroupComparison', { query: test === null ? {} : { assessments: String(test) } }),
  });
