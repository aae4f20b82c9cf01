import { LRUCache } from 'lru-cache';

/** Keys remembered; one who is forgotten starts with a full bucket. */
const maxKeys = 100_000;

interface Bucket {
  left: number;
  at: number;
}

/** Takes one from the bucket of `key`. Answers 0, or the whole seconds until there is one again. */
export type Take = (key: string) => number;

/** A bucket for each key that holds a minute's worth and fills evenly. `now` in milliseconds. */
export function rateLimit(perMinute: number, now: () => number): Take {
  const buckets = new LRUCache<string, Bucket>({ max: maxKeys });
  const perMs = perMinute / 60_000;
  return (key) => {
    const at = now();
    const bucket = buckets.get(key) ?? { left: perMinute, at };
    bucket.left = Math.min(perMinute, bucket.left + (at - bucket.at) * perMs);
    bucket.at = at;
    buckets.set(key, bucket);
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perMs / 1000);
    bucket.left -= 1;
    return 0;
  };
}

/** Who sent a request: the last address that our own proxies did not add, or the connection's. */
export function addressOf(remote: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? [];
  return (proxies > 0 ? hops.at(-proxies) : undefined) ?? remote ?? 'unknown';
}
