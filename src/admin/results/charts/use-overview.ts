import { useReply } from '../../kit/calls/use-reply';

/** Often enough to watch a hall submit, rare enough to cost little. Milliseconds. */
const pollMs = 5_000;

/** Polls the number of submissions while the screen is visible. */
export const useHandIns = (id: number) => useReply('getHandIns', { params: { id } }, { refetchInterval: pollMs });

/** Fetches the statistics, again after new submissions, and again and again while they are known to be behind. */
export const useStatistics = (id: number, handedIn: number | undefined, isBehind = false) =>
  useReply(
    'getStatistics',
    { params: { id } },
    { asOf: handedIn, enabled: handedIn !== undefined, keepsLast: true, refetchInterval: isBehind && pollMs },
  );

/** Fetches when hand-ins arrived, again after new ones. */
export const useMinutes = (id: number, handedIn: number) => useReply('getDesk', { params: { id } }, { asOf: handedIn, keepsLast: true });

/** Fetches the assessment against the last five, again after new submissions. */
export const useComparison = (id: number, handedIn: number) =>
  useReply('getComparison', { params: { id } }, { asOf: handedIn, keepsLast: true });
