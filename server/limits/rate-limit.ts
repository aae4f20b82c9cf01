import { LRUCache } from 'lru-cache';

/** Most keys in memory. A key that was dropped starts with a full bucket. */
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
  const fresh = (key: string, at: number): Bucket => {
    const bucket = { left: perMinute, at };
    buckets.set(key, bucket);
    return bucket;
  };
  return (key) => {
    const at = now();
    const bucket = buckets.get(key) ?? fresh(key, at);
    bucket.left = Math.min(perMinute, bucket.left + (at - bucket.at) * perMs);
    bucket.at = at;
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perMs / 1000);
    bucket.left -= 1;
    return 0;
  };
}

const mapped = /^::ffff:(?=\d+\.)/i;

/** The groups of the network half; a `::` in it stands for as many zeros as are missing. */
function networkHalf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((side) => side.split(':').filter((group) => group !== '')) as [string[], string[]];
  // A dotted end stands for two groups.
  const length = head.length + tail.length + (address.includes('.') ? 1 : 0);
  const zeros = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** One sender for the limits: an IPv4 address, or the first 64 bits of an IPv6 address, since a subscriber gets 2^64 of these. */
export function networkOf(address: string): string {
  const plain = address.replace(mapped, '');
  return plain.includes(':') ? `${networkHalf(plain).join(':')}::/64` : plain;
}

/** The sender of a request: the last address that no trusted proxy added, or the connection's address. */
export function senderAddress(remote: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const hop = proxies > 0 ? forwardedFor?.split(',').at(-proxies)?.trim() : undefined;
  return networkOf(hop ?? remote ?? 'unknown');
}
