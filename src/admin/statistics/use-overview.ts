import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HandIns, Statistics } from '../../../contract/assessment/insight';
import type { ApiError } from '../../api/client';
import { call } from '../calls/call';

/** Often enough to watch a hall hand in, seldom enough to cost nothing. */
const pollMs = 5_000;

/** How many have handed in, asked again and again while the screen is looked at. */
export const useHandIns = (id: number) =>
  useQuery<HandIns, ApiError>({
    queryKey: ['hand-ins', id],
    queryFn: () => call('getHandIns', { params: { id } }),
    refetchInterval: pollMs,
  });

/** The statistics, asked again when somebody has handed in since. */
export const useStatistics = (id: number, handedIn: number | undefined) =>
  useQuery<Statistics, ApiError>({
    queryKey: ['statistics', id, handedIn],
    queryFn: () => call('getStatistics', { params: { id } }),
    enabled: handedIn !== undefined,
    placeholderData: keepPreviousData,
  });
