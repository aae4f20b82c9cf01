import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { TrailRow } from '../../../../contract/trail/trail-list';
import type { ApiError } from '../../../api/client';
import { callPage } from '../../kit/calls/call';
import { addressOf, filtersIn, queryOf, type TrailFilters } from './trail-filters';

export const trailPageSize = 50;

/** The filters that the address has. `narrow` changes some and returns to the first page. */
export function useTrailFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  return {
    filters,
    narrow: (part: Partial<TrailFilters>) => setParams(addressOf({ ...filters, page: 1, ...part }), { replace: true }),
    turnTo: (page: number) => setParams(addressOf({ ...filters, page })),
  };
}

/** One page of the trail; the previous one until it arrives. */
export function useTrail(filters: TrailFilters) {
  const query = queryOf(filters, trailPageSize);
  return useQuery<{ items: TrailRow[]; total: number }, ApiError>({
    queryKey: ['getTrail', query],
    queryFn: async () => {
      const { items, total } = await callPage('getTrail', { query });
      return { items, total: total ?? items.length };
    },
    placeholderData: keepPreviousData,
  });
}
