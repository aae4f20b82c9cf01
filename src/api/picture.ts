import * as v from 'valibot';
import { pictureCall } from '../../contract/picture-call';
import { pictureType } from '../../contract/picture-file';
import { ProblemSchema } from '../../contract/problem';
import { requestFor } from '../../contract/request';
import { apiBase, clientParts } from './call';
import { ApiError } from './client';

/** A slow line takes its time; nobody stands and waits for it. */
const patienceMs = 60_000;

/** The bytes of a picture, for whoever is signed in. Throws {@link ApiError}. */
export async function fetchPicture(hash: string): Promise<ArrayBuffer> {
  const { url, init } = requestFor(apiBase, pictureCall, { params: { hash } }, await clientParts.token());
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs), redirect: 'error' }).catch(() => {
    throw new ApiError('offline');
  });
  if (!response.ok) {
    const problem = v.safeParse(ProblemSchema, await response.json().catch(() => null));
    throw new ApiError('problem', response.status, problem.success ? problem.output : null);
  }
  // A captive portal answers 200 with a page of its own.
  if (response.headers.get('Content-Type') !== pictureType) throw new ApiError('offline', response.status);
  return response.arrayBuffer().catch(() => {
    throw new ApiError('offline');
  });
}
