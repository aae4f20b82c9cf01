/** Of a log without events. */
export const emptyDigest = '0'.repeat(32);

/**
 * A digest with an id more, in any order: the exclusive or of the UUIDs, 32 hexadecimal digits. Ids are random, so that no other hash is needed; two logs of
 * the same count and digest hold the same events unless the owner of the log chose their ids so.
 */
export function digestWith(digest: string, id: string): string {
  const both = BigInt(`0x${digest}`) ^ BigInt(`0x${id.replaceAll('-', '')}`);
  return both.toString(16).padStart(32, '0');
}

/** The digest of all of these ids. */
export const digestOf = (ids: Iterable<string>): string => [...ids].reduce(digestWith, emptyDigest);
