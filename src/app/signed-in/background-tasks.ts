import { liveQuery } from 'dexie';
import { askTime } from '../../api/ask-time';
import { apiBase } from '../../api/call';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { showAppBadge } from '../../runner/outbox/app-badge';
import { type DeliveryContext, deliver } from '../../runner/outbox/deliver';
import { drain } from '../../runner/outbox/drain';
import { handInOverdue } from '../../runner/outbox/overdue';
import { unsentCount } from '../../runner/outbox/unsent';
import { withOutboxLock } from '../../runner/outbox/with-outbox-lock';
import { onSession, token } from '../../session/session-store';

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
 * Keeps delivering the signed-in person's outbox while this page is open: first hands in attempts whose time ran out while no page was
 * open, then sends. Restarts for another person, and when the identity service confirms a sign-in again.
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
 * Keeps the number on the installed app's icon correct while this page is open; without a page, the worker does. Shows only the signed-in
 * person's number.
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
      error: () => undefined /* The database failed: the last number stays. */,
    });
    stop = () => counts.unsubscribe();
  });
}

async function handInForgotten(uid: string): Promise<void> {
  await trustedClock.load();
  await handInOverdue({ db: device, clock: trustedClock, askTime }, uid);
}

/** Starts the tasks for data left on this device, for the life of the page; call once. */
export function startBackgroundTasks(): void {
  keepDraining();
  keepCounting();
}
