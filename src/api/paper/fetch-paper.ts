import type { Paper } from '../../../contract/assessment/assessment';
import { pictureHashesOf } from '../../../contract/assessment/paper-pictures';
import { cachedPaperCalls, cachedPaperPath } from '../../../contract/calls/cached-papers';
import { learnerCalls } from '../../../contract/calls/learner-calls';
import { apiBase, callAs, partsOf } from '../call';
import { ApiError, createClient } from '../client';
import { haveCachedPictures } from './cached-pictures';

type HasDigest = (digest: string, bytes: ArrayBuffer) => Promise<boolean>;

/** From the cache in front of the portal, and without a token. The clock is not told: the cache's reply may have an old Date. */
async function fromCache(id: number, digest: string, hasDigest: HasDigest): Promise<Paper> {
  const address = apiBase + cachedPaperPath(id, digest);
  const client = createClient<'getPaper'>(learnerCalls, {
    base: apiBase,
    token: async () => null,
    fetch: (_, init) => fetch(address, init),
    bodyOf: async (response) => {
      const bytes = await response.arrayBuffer();
      if (!(await hasDigest(digest, bytes))) throw new Error('These are other bytes');
      return JSON.parse(new TextDecoder().decode(bytes));
    },
  });
  const paper = await client('getPaper', { params: { id } });
  haveCachedPictures(address, pictureHashesOf(paper));
  return paper;
}

/**
 * Returns a paper as the server gives it to exactly `uid`: from a cache where the portal says that one has it, else from the portal. Whatever goes wrong with the cache, the portal is asked.
 * `hasDigest` tells whether bytes have a SHA-256. Throws {@link ApiError}.
 */
export async function fetchPaper(uid: string, id: number, hasDigest: HasDigest): Promise<Paper> {
  const params = { id };
  const found = await createClient(cachedPaperCalls, partsOf(uid))('locatePaper', { params }).catch((fault) => {
    // A server of an earlier version has no such call.
    if (fault instanceof ApiError && fault.status === 404) return null;
    throw fault;
  });
  if (found !== null && !('digest' in found)) return found;
  const cached = found && (await fromCache(id, found.digest, hasDigest).catch(() => null));
  return cached ?? callAs(uid)('getPaper', { params });
}
