import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HandIns, Statistics } from '../../../contract/assessment/statistics';
import type { ApiError } from '../../api/client';
import { call } from '../calls/call';

/** Often enough to watch a hall submit, rare enough to cost little. Milliseconds. */
const pollMs = 5_000;

/** Polls the number of submissions while the screen is visible. */
export const useHandIns = (id: number) =>
  useQuery<HandIns, ApiError>({
    queryKey: ['hand-ins', id],
    queryFn: () => call('getHandIns', { params: { id } }),
    refetchInterval: pollMs,
  });

/** Fetches the statistics, again after new submissions. */
export const useStatistics = (id: number, handedIn: number | undefined) =>
  useQuery<Statistics, ApiError>({
    queryKey: ['statistics', id, handedIn],
    queryFn: () => call('getStatistics', { params: { id } }),
    enabled: handedIn !== undefined,
    placeholderData: keepPreviousData,
  });
