import { useQuery } from '@tanstack/react-query';
import type { Desk } from '../../../contract/assessment/desk';
import type { ApiError } from '../../api/client';
import { call } from '../calls/call';

/** Often enough to watch a hall start, rare enough to cost little. Milliseconds. */
const pollMs = 5_000;

/** Polls the figures of an assessment while the page is visible, and at once when it becomes visible again. */
export const useDesk = (id: number) =>
  useQuery<Desk, ApiError>({
    queryKey: ['getDesk', id],
    queryFn: () => call('getDesk', { params: { id } }),
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always',
  });

/** The server's time in epoch milliseconds, as the last reply told it; the device's own before the first reply. */
export const serverNow = ({ data, dataUpdatedAt }: Pick<ReturnType<typeof useDesk>, 'data' | 'dataUpdatedAt'>): number =>
  data === undefined ? Date.now() : Date.parse(data.now) + Date.now() - dataUpdatedAt;
