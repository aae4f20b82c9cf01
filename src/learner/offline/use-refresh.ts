import { useEffect, useEffectEvent, useState } from 'react';
import type { Problem } from '../../../contract/calls/problem';
import { ApiError } from '../../api/client';
import { pauseAsked } from '../../api/wait-asked';

/**
 * The state of the device's copy. `offline`: the server could not be reached. · `failed`: the server refused. · `shut-out`: the server
 * refuses every request of this person. · `erased`: the same for good, because the account was deleted.
 */
export type Freshness = 'refreshing' | 'fresh' | 'offline' | 'failed' | 'shut-out' | 'erased';

export interface Refresh {
  freshness: Freshness;
  /** HTTP status of the refusal, or null. */
  status: number | null;
  /** The refusal of our server, or null. */
  problem: Problem | null;
  refresh: () => void;
}

interface Source<T> {
  /** Identifies data and person. A new key refreshes at once; null does not refresh. */
  key: string | null;
  load: () => Promise<T>;
  keep: (reply: T) => Promise<void>;
  /** Whether a touch or a click refreshes too, for what comes while the learner waits before the screen. */
  atTouch?: boolean;
}

const quietMs = 30_000;

type Refreshed = Omit<Refresh, 'refresh'>;

const without = (freshness: Freshness): Refreshed => ({ freshness, status: null, problem: null });

function refusedBy(error: unknown): Refreshed {
  if (!(error instanceof ApiError)) return without('failed');
  const { kind, status, problem } = error;
  if (kind !== 'problem') return { freshness: 'offline', status, problem };
  const isErased = problem?.reason?.code === 'account-erased';
  return { freshness: isErased ? 'erased' : problem?.code === 'shut-out' ? 'shut-out' : 'failed', status, problem };
}

/**
 * Refreshes the device's copy when the screen opens, when the network returns, after the wait that the server asked for, and when the learner returns to the
 * page after half a minute.
 */
export function useRefresh<T>({ key, load, keep, atTouch = false }: Source<T>): Refresh {
  const [asked, setAsked] = useState(0);
  const [refreshed, setRefreshed] = useState<Refreshed & { turn: string | null }>();
  const turn = key === null ? null : `${key} ${asked}`;
  const loadNow = useEffectEvent(load);
  const keepNow = useEffectEvent(keep);

  useEffect(() => {
    if (turn === null) return;
    let latest = 0;
    let startedAt = 0;
    let tries = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      clearTimeout(later);
      latest += 1;
      const ownRun = latest;
      startedAt = Date.now();
      try {
        const reply = await loadNow();
        // A late reply may belong to a person who has left.
        if (ownRun !== latest) return;
        tries = 0;
        await keepNow(reply);
        if (ownRun === latest) setRefreshed({ turn, ...without('fresh') });
      } catch (error) {
        if (ownRun !== latest) return;
        setRefreshed({ turn, ...refusedBy(error) });
        const pauseMs = pauseAsked(error, tries);
        tries += 1;
        if (pauseMs !== null) later = setTimeout(run, pauseMs);
      }
    };
    const onOnline = () => void run();
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - startedAt >= quietMs) void run();
    };
    void run();
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    if (atTouch) document.addEventListener('pointerdown', onVisible);
    return () => {
      latest = -1;
      clearTimeout(later);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
      document.removeEventListener('pointerdown', onVisible);
    };
  }, [turn, atTouch]);

  const { freshness, status, problem } = refreshed?.turn === turn ? refreshed : without('refreshing');
  return { freshness, status, problem, refresh: () => setAsked((n) => n + 1) };
}
