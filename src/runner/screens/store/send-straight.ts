import { apiBase, fetchAsPerson, tokenOf } from '../../../api/call';
import { type Attempt, submissionOf } from '../../attempt/attempt';
import { pause } from '../../device/pause';
import { type PostContext, post } from '../../outbox/post';
import { backoffMs, refusedBackoffMs } from '../../outbox/tries';
import type { Letter, Verdict } from '../../outbox/verdict';

const context: PostContext = {
  base: apiBase,
  fetch: fetchAsPerson,
  // Without a token of theirs nothing is sent: whoever is signed in by then would get these answers under their name.
  token: (uid) =>
    tokenOf(uid).then(
      (token) => (token === null ? 'sign-in' : { token }),
      () => 'unreachable',
    ),
};

/** Sends a hand-in from memory, and judges the reply as the outbox does. */
export const send = (letter: Letter): Promise<Verdict> => post(context, letter);

/** `refused`: the server does not accept the hand-in so far, and is asked again seldom. · `elsewhere`: it has other answers. */
export type DirectTrouble = 'refused' | 'elsewhere';

interface Parts {
  send: (letter: Letter) => Promise<Verdict>;
  /** Whether the disk has taken the hand-in after all: then the outbox sends it. */
  isStored: () => boolean;
  /** Gets the milliseconds during which the server accepts no send of this hand-in. */
  onHeld: (afterMs: number) => void;
  /** Gets what a person must know of. */
  onTrouble: (trouble: DirectTrouble) => void;
  random?: () => number;
}

/**
 * Sends a hand-in that the device cannot store until the server or the disk has it, with growing pauses; the page must stay open. Returns whether the
 * server has it; if not, the disk has, or the server never takes it: other answers stand, or the account was deleted.
 */
export async function sendDirectly(
  handedIn: Attempt,
  { send, isStored, onHeld, onTrouble, random = Math.random }: Parts,
): Promise<boolean> {
  const { uid, assessmentId } = handedIn;
  const letter = { uid, assessmentId, body: JSON.stringify(submissionOf(handedIn)) };
  let refusals = 0;
  for (let tries = 1; !isStored(); tries += 1) {
    const verdict = await send(letter);
    if (verdict.type === 'delivered') return true;
    if (verdict.type === 'refused') onTrouble('refused');
    if (verdict.type === 'conflict') onTrouble('elsewhere');
    if (verdict.type === 'conflict' || (verdict.type === 'refused' && verdict.cause === 'erased')) return false;
    if (verdict.type === 'refused') refusals += 1;
    const afterMs = verdict.type === 'again' ? (verdict.afterMs ?? 0) : 0;
    onHeld(afterMs);
    await pause(verdict.type === 'refused' ? refusedBackoffMs(refusals, random()) : afterMs + 1_000 + backoffMs(tries, random()));
  }
  return false;
}
