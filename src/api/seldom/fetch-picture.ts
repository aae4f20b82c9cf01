import { pictureCall } from '../../../contract/calls/picture-call';
import { pictureType } from '../../../contract/question/picture-file';
import { apiBase, clientParts, fetchAsPerson } from '../call';
import { createClient } from '../client';
import { cachedPictureAt } from '../paper/cached-pictures';

/** The portal has the picture too. */
const cacheMs = 20_000;

async function bytesOf(response: Response): Promise<Uint8Array> {
  if (response.headers.get('Content-Type') !== pictureType) throw new Error('This is no picture');
  return new Uint8Array(await response.arrayBuffer());
}

/** A long time-out, because no task waits for this reply. The clock is not told: a cached picture has an old Date. */
const callPicture = createClient<'getPicture'>(
  { getPicture: pictureCall },
  { base: apiBase, token: clientParts.token, fetch: fetchAsPerson, timeoutMs: 60_000, bodyOf: bytesOf },
);

/** Returns the bytes of a picture, as the signed-in person. Throws {@link ApiError}. */
export const fetchPicture = async (hash: string): Promise<ArrayBuffer> => (await callPicture('getPicture', { params: { hash } })).buffer;

/** Returns the bytes of a picture as a cache in front of the portal has them, unchecked. Null if no cache is known to have the picture, or it sent none. */
export async function fetchCachedPicture(hash: string): Promise<ArrayBuffer | null> {
  const address = cachedPictureAt(hash);
  if (address === undefined) return null;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(cacheMs), redirect: 'error' });
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
