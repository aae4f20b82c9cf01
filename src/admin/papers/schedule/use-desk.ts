import { useReply } from '../../kit/calls/use-reply';

/** Often enough to watch a hall start, rare enough to cost little. Milliseconds. */
const pollMs = 5_000;

/** The figures of an assessment. A live page asks for them while it is visible, and at once when it becomes visible again. */
export const useDesk = (id: number, isLive = true) =>
  useReply('getDesk', { params: { id } }, { refetchInterval: isLive && pollMs, refetchOnWindowFocus: isLive && 'always' });

/** The server's time in epoch milliseconds, as the last reply told it; the device's own before the first reply. */
export const serverNow = ({ data, dataUpdatedAt }: Pick<ReturnType<typeof useDesk>, 'data' | 'dataUpdatedAt'>): number =>
  data === undefined ? Date.now() : Date.parse(data.now) + Date.now() - dataUpdatedAt;
