import { hash } from 'node:crypto';
import { recentlyUsed } from '../memory/recently-used';

/** Most keys in memory. A key that was dropped starts with a full bucket. */
const maxKeys = 100_000;
/** A key is busy in a process from this part of what it may take in `windowMs`. A learner's page is far below. */
const busyPart = 1 / 8;
const windowMs = 10_000;
/** A busy key is forgotten as such after this time without a request. */
const idleMs = 60_000;
/** Minutes' worth that a bucket may owe: no fault of counting refuses a hall for longer than three minutes. */
const mostOwed = 2;
/** Busy keys that other processes are told of. */
const mostBusy = 1_000;

/** What a busy key has taken here since it is busy. */
export interface Taken {
  count: number;
  /** Milliseconds for which it has been busy. */
  forMs: number;
}

/** A bucket for each key that holds a minute's worth and fills evenly. */
export interface RateLimit {
  /** Takes one from the bucket of `key`. Answers 0, or the whole seconds until there is one again. */
  take(key: string): number;
  /** The keys that are busy in this process, by their marks. A mark is a hash: neither a uid nor an address can be read from it. */
  busy(): Record<string, Taken>;
  /** Takes what another process has given to the key of a mark. A bucket may come to owe two minutes' worth. */
  owe(mark: string, count: number): void;
}

interface BusyKey {
  count: number;
  since: number;
  at: number;
}

interface Bucket {
  left: number;
  at: number;
  /** The window in which requests are counted, and their number. */
  from: number;
  count: number;
  mark: string | null;
  busy: BusyKey | null;
}

const markOf = (key: string): string => hash('sha256', key, 'base64url').slice(0, 22);

/** `now` in milliseconds. `becameBusy` is called for each key that becomes busy; without it no key does. */
export function rateLimit(perMinute: number, now: () => number, becameBusy?: () => void): RateLimit {
  const buckets = recentlyUsed<string, Bucket>(maxKeys);
  const busyKeys = new Map<string, BusyKey>();
  const owed = new Map<string, { count: number; at: number }>();
  const perMs = perMinute / 60_000;
  const many = becameBusy === undefined ? Number.POSITIVE_INFINITY : Math.max(1, perMs * windowMs * busyPart);

  const fresh = (key: string, at: number): Bucket => {
    const bucket: Bucket = { left: perMinute, at, from: at, count: 0, mark: null, busy: null };
    buckets.set(key, bucket);
    return bucket;
  };

  function pay(key: string, bucket: Bucket): void {
    bucket.mark ??= markOf(key);
    const debt = owed.get(bucket.mark);
    if (debt === undefined) return;
    owed.delete(bucket.mark);
    bucket.left = Math.max(-mostOwed * perMinute, bucket.left - debt.count);
  }

  function count(key: string, bucket: Bucket, at: number): void {
    if (at - bucket.from >= windowMs) {
      bucket.from = at;
      bucket.count = 0;
    }
    bucket.count += 1;
    if (bucket.busy !== null) {
      bucket.busy.count += 1;
      bucket.busy.at = at;
    } else if (bucket.count >= many && busyKeys.size < mostBusy) {
      bucket.mark ??= markOf(key);
      bucket.busy = { count: bucket.count, since: bucket.from, at };
      busyKeys.set(bucket.mark, bucket.busy);
      becameBusy?.();
    }
  }

  /** A bucket that is looked at after this counts anew. */
  function forgetIdle(at: number): void {
    for (const [mark, key] of busyKeys) if (at - key.at >= idleMs) busyKeys.delete(mark);
    for (const [mark, debt] of owed) if (at - debt.at >= idleMs) owed.delete(mark);
  }

  return {
    take(key) {
      const at = now();
      const bucket = buckets.get(key) ?? fresh(key, at);
      bucket.left = Math.min(perMinute, bucket.left + (at - bucket.at) * perMs);
      bucket.at = at;
      if (owed.size > 0) pay(key, bucket);
      if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perMs / 1000);
      bucket.left -= 1;
      if (bucket.busy !== null && at - bucket.busy.at >= idleMs) bucket.busy = null;
      count(key, bucket, at);
      return 0;
    },
    busy() {
      const at = now();
      forgetIdle(at);
      return Object.fromEntries([...busyKeys].map(([mark, key]) => [mark, { count: key.count, forMs: Math.round(at - key.since) }]));
    },
    owe(mark, more) {
      owed.set(mark, { count: (owed.get(mark)?.count ?? 0) + more, at: now() });
    },
  };
}
