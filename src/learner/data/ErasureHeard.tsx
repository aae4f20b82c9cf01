import { useEffect } from 'react';
import { learnerCalls } from '../../../contract/calls/learner-calls';
import { portalMark, problemIn } from '../../../contract/calls/problem';
import { requestFor } from '../../../contract/calls/request';
import { apiBase } from '../../api/call';
import { type Device, device } from '../../runner/device/db';
import { setting } from '../../runner/device/people';

const patienceMs = 20_000;

/**
 * A sign-in that is lost may mean that the account was deleted. The server tells this to the holder of the last token too, although it has expired; then
 * the parcels that wait for a sign-in are set aside for good. Rejects without a network.
 */
async function hearErasure(db: Device, uid: string): Promise<void> {
  const last = await setting(db, 'token');
  if (last?.uid !== uid) return;
  const { url, init } = requestFor(apiBase, learnerCalls.getRole, { params: { uid } }, last.token);
  const reply = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  const problem = problemIn(reply.status, await reply.json());
  if (problem?.reason?.code !== 'account-erased' || problem.from !== portalMark) return;
  const { code, message } = problem;
  // The portal takes no hand-in of this person any more, not of an exam under way here either.
  await db.people.update(uid, { isErased: true });
  await db.parcels
    .where('uid')
    .equals(uid)
    .filter(({ state }) => state === 'sign-in')
    .modify({ state: 'refused', refusal: code, reason: message, cause: 'erased' });
}

/**
 * Asks the server whether an account whose sign-in is lost here was deleted, now and whenever the network returns. Draws nothing: the parcels
 * of the device say it then.
 */
export function ErasureHeard({ uid }: { uid: string }) {
  useEffect(() => {
    const ask = () => void hearErasure(device, uid).catch(() => undefined /* Asked again with the network, or at the next visit. */);
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [uid]);
  return null;
}
