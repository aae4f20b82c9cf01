import { apiBase } from '../api/call';
import { device } from '../runner/device/db';
import { trustedClock } from '../runner/device/trusted-clock';
import { alone } from '../runner/outbox/alone';
import { type Carrier, deliver } from '../runner/outbox/deliver';
import { drain } from '../runner/outbox/drain';
import { handInOverdue } from '../runner/outbox/overdue';
import { onSession, token } from '../session/session-store';

const carrier: Carrier = {
  db: device,
  base: apiBase,
  fetch: (...args) => fetch(...args),
  token: async (uid, isFresh) => {
    try {
      const minted = await token(uid, isFresh);
      return minted === null ? 'sign-in' : { token: minted };
    } catch {
      // The session throws only while the identity service is out of reach.
      return 'unreachable';
    }
  },
  alone,
  now: Date.now,
  random: Math.random,
};

/**
 * Keeps the outbox of whoever is signed in draining while this page is open: hands in what ran out of time while nothing was
 * open, then sends. Begins anew when another person comes, and when the identity service vouches for one it had lost.
 */
export function keepDraining(): void {
  let stop: () => void = () => undefined;
  let current = '';
  onSession((session) => {
    const uid = session.phase === 'signed-in' ? session.person.uid : null;
    const key = session.phase === 'signed-in' ? `${uid} ${session.isConfirmed}` : '';
    if (key === current) return;
    current = key;
    stop();
    stop =
      uid === null
        ? () => undefined
        : drain({ db: device, deliver: (...args) => deliver(carrier, ...args), now: Date.now, page: window, document }, uid);
    if (uid !== null) void handInForgotten(uid);
  });
}

async function handInForgotten(uid: string): Promise<void> {
  await trustedClock.load();
  await handInOverdue(device, uid, trustedClock.now());
}
