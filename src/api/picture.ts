import { pictureCall } from '../../contract/calls/picture-call';
import { pictureType } from '../../contract/question/picture-file';
import { apiBase, clientParts } from './call';
import { createClient } from './client';

async function bytesOf(response: Response): Promise<Uint8Array> {
  if (response.headers.get('Content-Type') !== pictureType) throw new Error('This is no picture');
  return new Uint8Array(await response.arrayBuffer());
}

/** A slow line takes its time; nobody stands and waits for it. The clock is not told: a picture may come from the cache, with the date of another day. */
const callPicture = createClient<'getPicture'>(
  { getPicture: pictureCall },
  { base: apiBase, token: clientParts.token, timeoutMs: 60_000, bodyOf: bytesOf },
);

/** The bytes of a picture, for whoever is signed in. Throws {@link ApiError}. */
export const fetchPicture = async (hash: string): Promise<ArrayBuffer> => (await callPicture('getPicture', { params: { hash } })).buffer;
