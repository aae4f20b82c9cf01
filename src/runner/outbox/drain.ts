import { liveQuery, type Subscription } from 'dexie';
import type { Device } from '../device/db';
import { parcelsOf } from '../device/shelf';
import { isPending, isTriedSeldom } from './deliver';
import type { Urgency } from './tries';
import { tryNowEvent } from './try-now';
import { limitWishes } from './wish-limit';

/** What waits to be sent. */
export interface Queue {
  /** Resolves to keys that change when something new waits. */
  keys: (db: Device, uid: string) => Promise<readonly unknown[]>;
  /** Resolves to the times of the next tries, wall epoch milliseconds. */
  waiting: (db: Device, uid: string) => Promise<readonly { nextTryAt: number; notBefore: number }[]>;
}

const parcels: Queue = {
  keys: (db, uid) => db.parcels.where('uid').equals(uid).primaryKeys(),
  waiting: async (db, uid) => (await parcelsOf(db, uid)).filter((parcel) => isPending(parcel) || isTriedSeldom(parcel)),
};

/** What the drain needs from its page. */
export interface DrainOptions {
  db: Device;
  /** Default: the parcels of the outbox. */
  queue?: Queue;
  /** Tries what waits for this person; see deliver.ts. */
  deliver: (uid: string, urgency: Urgency) => Promise<number>;
  now: () => number;
  /** Window and document; their events show that a network or a learner may be back. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { visibilityState: string };
}

const longestSleepMs = 60_000;
const urgencies: readonly Urgency[] = ['due', 'now', 'asked'];

/**
 * Keeps delivering one person's outbox while a page is open: at once, on a new parcel, on `online`, when the page becomes visible or
 * returns from the cache, when the learner asks, when a backoff ends, and some time after a try that the database failed. Background Sync may be missing or exhausted; this does not depend
 * on it. Returns the function that stops it.
 */
export function drain({ db, queue = parcels, deliver, now, page, document }: DrainOptions, uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isRunning = false;
  let wanted: Urgency | null = null;
  let failures = 0;

  const run = async (): Promise<void> => {
    isRunning = true;
    while (wanted !== null && !isStopped) {
      const urgency = wanted;
      wanted = null;
      // The database failed: the parcel is still stored.
      await deliver(uid, urgency).then(
        () => {
          failures = 0;
        },
        () => {
          failures += 1;
        },
      );
    }
    isRunning = false;
    await sleep();
  };
  const request = (urgency: Urgency): void => {
    if (isStopped) return;
    if (wanted === null || urgencies.indexOf(urgency) > urgencies.indexOf(wanted)) wanted = urgency;
    if (!isRunning) void run();
  };
  const sleep = async (): Promise<void> => {
    clearTimeout(timer);
    const waiting = await queue.waiting(db, uid).catch(() => []);
    const soonest = Math.min(...waiting.map((p) => Math.max(p.nextTryAt, p.notBefore)));
    // What a failed database does not show may wait. A try that it did not record leaves the times of the one before, which are over.
    const sleepMs = failures > 0 ? 1_000 * 2 ** failures : Math.max(250, soonest - now());
    if (isStopped || sleepMs === Infinity) return;
    timer = setTimeout(() => request('due'), Math.min(longestSleepMs, sleepMs));
  };

  const { wish: back, stop: stopWishing } = limitWishes(() => request('now'), now);
  const seen = () => document.visibilityState === 'visible' && back();
  const asked = () => request('asked');
  page.addEventListener('online', back);
  page.addEventListener('pageshow', back);
  page.addEventListener(tryNowEvent, asked);
  document.addEventListener('visibilitychange', seen);
  const arrivals: Subscription = liveQuery(() => queue.keys(db, uid)).subscribe({
    next: (keys) => keys.length > 0 && request('due'),
    error: () => undefined /* The database is closed: its next opening starts a new drain. */,
  });
  request('now');

  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopWishing();
    arrivals.unsubscribe();
    page.removeEventListener('online', back);
    page.removeEventListener('pageshow', back);
    page.removeEventListener(tryNowEvent, asked);
    document.removeEventListener('visibilitychange', seen);
  };
}
