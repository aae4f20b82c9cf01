/** Hash of a picture → where a cache has the picture: below the address of a paper that came from there since this page was opened. */
const addresses = new Map<string, string>();

export function haveCachedPictures(address: string, hashes: readonly string[]): void {
  for (const hash of hashes) addresses.set(hash, `${address}/${hash}`);
}

export const cachedPictureAt = (hash: string): string | undefined => addresses.get(hash);
