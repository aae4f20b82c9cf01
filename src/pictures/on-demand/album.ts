import { fetchPicture } from '../../api/picture/fetch-picture';
import { device } from '../../runner/device/db';
import { isPicture, keepPicture, pictureOn, pictureSizes } from '../../runner/device/pictures';

/** Fetched at once. */
const lanes = 4;

/** Throws where what came is another picture, or none. */
async function whole(hash: string): Promise<ArrayBuffer> {
  const bytes = await fetchPicture(hash);
  if (!(await isPicture(hash, bytes))) throw new Error(`The picture ${hash} came damaged`);
  return bytes;
}

/** One fetch for all who ask for the same picture at the same time. */
const coming = new Map<string, Promise<ArrayBuffer>>();

function fetched(hash: string): Promise<ArrayBuffer> {
  const known = coming.get(hash);
  if (known !== undefined) return known;
  const fetching = whole(hash).finally(() => coming.delete(hash));
  coming.set(hash, fetching);
  return fetching;
}

/** The bytes of a picture: from the device, or else from the server, and kept. Null where neither has them. */
export async function pictureBytes(hash: string): Promise<ArrayBuffer | null> {
  const here = await pictureOn(device, hash).catch(() => null);
  if (here !== null) return here;
  const bytes = await fetched(hash).catch(() => null);
  // A device that keeps nothing can show it all the same.
  if (bytes !== null) await keepPicture(device, hash, bytes).catch(() => undefined);
  return bytes;
}

/** Brings those of these pictures onto the device that are not there. Throws what the first that did not come ran into. */
export async function bring(hashes: readonly string[]): Promise<void> {
  const here = await pictureSizes(device);
  const left = hashes.filter((hash) => !here.has(hash));
  const lane = async (): Promise<void> => {
    for (let hash = left.pop(); hash !== undefined; hash = left.pop()) await keepPicture(device, hash, await fetched(hash));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
