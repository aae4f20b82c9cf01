import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Comparison } from '../../../../contract/assessment/comparison';
import type { Desk } from '../../../../contract/assessment/desk';
import type { HandIns, Statistics } from '../../../../contract/assessment/statistics';
import type { ApiError } from '../../../api/client';
import { call } from '../../kit/calls/call';

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

/** Fetches when hand-ins arrived, again after new ones. */
export const useMinutes = (id: number, handedIn: number) =>
  useQuery<Desk, ApiError>({
    queryKey: ['minutes', id, handedIn],
    queryFn: () => call('getDesk', { params: { id } }),
    placeholderData: keepPreviousData,
  });

/** Fetches the assessment against the last five, again after new submissions. */
export const useComparison = (id: number, handedIn: number) =>
  useQuery<Comparison, ApiError>({
    queryKey: ['getComparison', id, handedIn],
    queryFn: () => call('getComparison', { params: { id } }),
    placeholderData: keepPreviousData,
  });
