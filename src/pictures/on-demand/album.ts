import { fetchCachedPicture, fetchPicture } from '../../api/seldom/fetch-picture';
import { device } from '../../runner/device/db';
import { hasDigest } from '../../runner/device/digest';
import { keepPicture, pictureOn, pictureSizes } from '../../runner/device/pictures';

/** Parallel downloads. */
const lanes = 4;

/** Fetches a picture, from a cache if one has it. Rejects if the bytes do not match the hash. */
async function whole(hash: string): Promise<ArrayBuffer> {
  const cached = await fetchCachedPicture(hash);
  if (cached !== null && (await hasDigest(hash, cached))) return cached;
  const bytes = await fetchPicture(hash);
  if (!(await hasDigest(hash, bytes))) throw new Error(`The picture ${hash} came damaged`);
  return bytes;
}

/** Downloads in progress by hash, so that parallel requests share one. */
const coming = new Map<string, Promise<ArrayBuffer>>();

function fetched(hash: string): Promise<ArrayBuffer> {
  const known = coming.get(hash);
  if (known !== undefined) return known;
  const fetching = whole(hash).finally(() => coming.delete(hash));
  coming.set(hash, fetching);
  return fetching;
}

/** Returns the bytes of a picture: from the device, or from the server, and stored. Null if neither has them. */
export async function pictureBytes(hash: string): Promise<ArrayBuffer | null> {
  const here = await pictureOn(device, hash).catch(() => null);
  if (here !== null) return here;
  const bytes = await fetched(hash).catch(() => null);
  // A device that cannot store can still show the picture.
  if (bytes !== null) await keepPicture(device, hash, bytes).catch(() => undefined);
  return bytes;
}

/** Downloads those of these pictures that are missing on the device. Rejects with the first failure. */
export async function bring(hashes: readonly string[]): Promise<void> {
  const here = await pictureSizes(device);
  const left = hashes.filter((hash) => !here.has(hash));
  const lane = async (): Promise<void> => {
    for (let hash = left.pop(); hash !== undefined; hash = left.pop()) await keepPicture(device, hash, await fetched(hash));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
