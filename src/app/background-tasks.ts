import { liveQuery } from 'dexie';
import { askTime } from '../api/ask-time';
import { apiBase } from '../api/call';
import { device } from '../runner/device/db';
import { trustedClock } from '../runner/device/trusted-clock';
import { showAppBadge } from '../runner/outbox/app-badge';
import { type DeliveryContext, deliver } from '../runner/outbox/deliver';
import { drain } from '../runner/outbox/drain';
import { handInOverdue } from '../runner/outbox/overdue';
import { unsentCount } from '../runner/outbox/unsent';
import { withOutboxLock } from '../runner/outbox/with-outbox-lock';
import { onSession, token } from '../session/session-store';

const carrier: DeliveryContext = {
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
  withLock: withOutboxLock,
  now: Date.now,
  random: Math.random,
};

/**
 * Keeps the outbox of whoever is signed in draining while this page is open: hands in what ran out of time while nothing was
 * open, then sends. Begins anew when another person comes, and when the identity service vouches for one it had lost.
 */
function keepDraining(): void {
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

/**
 * Keeps the number on the installed app's icon true while this page is open; the worker does so when it delivers with no page. Nobody sees
 * the number of somebody else.
 */
function keepCounting(): void {
  let stop: () => void = () => undefined;
  let current: string | null | undefined;
  onSession((session) => {
    if (session.phase === 'loading') return;
    const uid = session.phase === 'signed-in' ? session.person.uid : null;
    if (uid === current) return;
    current = uid;
    stop();
    const counts = liveQuery(async () => (uid === null ? 0 : unsentCount(device, uid))).subscribe({
      next: (count) => void showAppBadge(navigator, count),
      error: () => undefined /* The device's store failed: the last number stays. */,
    });
    stop = () => counts.unsubscribe();
  });
}

async function handInForgotten(uid: string): Promise<void> {
  await trustedClock.load();
  await handInOverdue({ db: device, clock: trustedClock, askTime }, uid);
}

/** Looks after what a person left to this device, for as long as the page lives; to be called once. */
export function startBackgroundTasks(): void {
  keepDraining();
  keepCounting();
}
