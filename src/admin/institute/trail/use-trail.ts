import { usePage } from '../../kit/calls/use-reply';
import { queryOf, type TrailFilters } from './trail-filters';

export const trailPageSize = 50;

/** One page of the trail; the previous one until it arrives. */
export const useTrail = (filters: TrailFilters) => usePage('getTrail', { query: queryOf(filters, trailPageSize) }, { keepsLast: true });
