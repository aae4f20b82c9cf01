import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { askTime } from '../../../api/ask-time';
import { callScheduledAs } from '../../../api/seldom/call-scheduled';
import { device } from '../../device/db';
import type { SealedPaper } from '../../device/sealed-paper';
import { keepPaper } from '../../device/shelf';
import { recoverStorage, storageTroubleOf } from '../../device/storage-recovery';
import { trustedClock } from '../../device/trusted-clock';
import { keepOpened } from '../../seal/keep-opened';
import type { Runner } from '../store/runner-store';
import { createOpening, type OpeningState, type PaperOpening } from './opening';

/** How often a waiting page asks for the paper again: an admin may have moved the hour. Milliseconds, give or take a quarter. */
const refreshMs = 5 * 60_000;

/** The wait for the hour of a sealed paper, as long as its screen is open. */
export function useOpening(uid: string, paper: SealedPaper, runner: Runner): { opening: PaperOpening; state: OpeningState } {
  const { id } = paper;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same paper with other times goes to `hearPaper`, so that nothing typed is lost.
  const opening = useMemo(
    () =>
      createOpening({
        paper,
        clock: trustedClock,
        askTime,
        unlock: async () => (await callScheduledAs(uid)('unlock', { params: { id } })).key,
        keep: async (opened, key, openedBy) => {
          const keep = () => keepOpened(device, uid, opened, key, openedBy);
          const isKept = await keep()
            .catch((error: unknown) => recoverStorage(device, storageTroubleOf(error), [uid, id]).then(keep))
            .then(
              () => true,
              () => false,
            );
          runner.showOpened({ ...opened.paper, openedBy }, isKept);
        },
        refetch: () => void runner.refresh(),
        onMoved: (moved) => void keepPaper(device, uid, moved).catch(() => undefined /* The page keeps the time in memory. */),
        random: Math.random,
      }),
    [uid, id, runner],
  );
  useEffect(() => {
    const stop = opening.run();
    window.addEventListener('online', opening.hurry);
    window.addEventListener('pageshow', opening.look);
    document.addEventListener('visibilitychange', opening.look);
    return () => {
      stop();
      window.removeEventListener('online', opening.hurry);
      window.removeEventListener('pageshow', opening.look);
      document.removeEventListener('visibilitychange', opening.look);
    };
  }, [opening]);
  useEffect(() => opening.hearPaper(paper), [opening, paper]);
  useEffect(() => {
    const timer = setInterval(() => void runner.refresh(), refreshMs * (0.75 + Math.random() / 2));
    return () => clearInterval(timer);
  }, [runner]);
  return { opening, state: useStore(opening) };
}
