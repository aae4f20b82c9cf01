import { useQuery } from '@tanstack/react-query';
import type { Desk } from '../../../../contract/assessment/desk';
import type { ApiError } from '../../../api/client';
import { call } from '../../kit/calls/call';

/** Often enough to watch a hall start, rare enough to cost little. Milliseconds. */
const pollMs = 5_000;

/** The figures of an assessment. A live page asks for them while it is visible, and at once when it becomes visible again. */
export const useDesk = (id: number, isLive = true) =>
  useQuery<Desk, ApiError>({
    queryKey: ['getDesk', id],
    queryFn: () => call('getDesk', { params: { id } }),
    refetchInterval: isLive && pollMs,
    refetchOnWindowFocus: isLive && 'always',
  });

/** The server's time in epoch milliseconds, as the last reply told it; the device's own before the first reply. */
export const serverNow = ({ data, dataUpdatedAt }: Pick<ReturnType<typeof useDesk>, 'data' | 'dataUpdatedAt'>): number =>
  data === undefined ? Date.now() : Date.parse(data.now) + Date.now() - dataUpdatedAt;
