import { liveQuery } from 'dexie';
import { askTime } from '../../api/ask-time';
import { apiBase, fetchAsPerson } from '../../api/call';
import { device } from '../../runner/device/db';
import { bringBack } from '../../runner/device/quarantine';
import { trustedClock } from '../../runner/device/trusted-clock';
import { showAppBadge } from '../../runner/outbox/app-badge';
import { type DeliveryContext, deliver } from '../../runner/outbox/deliver';
import { drain } from '../../runner/outbox/drain';
import { handInOverdue, overdueQueue, unwatchedMs } from '../../runner/outbox/overdue';
import { owedStarts, startQueue } from '../../runner/outbox/owed-starts';
import type { Urgency } from '../../runner/outbox/tries';
import { unsentCount } from '../../runner/outbox/unsent';
import { withOutboxLock, withStartsLock } from '../../runner/outbox/with-outbox-lock';
import { onSession, token } from '../../session/session-store';
import { whenIdle } from '../../ui/browser/when-idle';
import { tellOfRole } from './tell-of-role';
import { watchDate } from './watch-date';

const carrier: DeliveryContext = {
  db: device,
  base: apiBase,
  fetch: fetchAsPerson,
  token: async (uid) => {
    try {
      const minted = await token(uid);
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

/** The code comes once the page is idle, if a start is owed: no question waits for it. */
async function tellStarts(uid: string, urgency: Urgency): Promise<number> {
  if ((await owedStarts(device, uid)).length === 0) return 0;
  await new Promise<void>((resolve) => whenIdle(resolve));
  const starts = await import('../../runner/outbox/tell-starts');
  return starts.tellStarts({ ...carrier, withLock: withStartsLock }, uid, urgency);
}

/** Milliseconds for a log that was cut: without room for a new one, no hand-in can be stored. */
const longestMs = 600_000;

async function handInUnwatched(uid: string): Promise<number> {
  await device.log.whole(longestMs);
  await bringBack(device, uid);
  await trustedClock.load();
  return handInOverdue({ db: device, clock: trustedClock, askTime }, uid, unwatchedMs);
}

/** Hands in what ended unwatched, delivers a person's submissions, and beside them the starts. Returns the function that stops it. */
function drainFor(uid: string): () => void {
  const page = { db: device, now: Date.now, page: window, document };
  const stops = [
    drain({ ...page, queue: overdueQueue(trustedClock, Date.now), deliver: handInUnwatched }, uid),
    drain({ ...page, deliver: (...args) => deliver(carrier, ...args) }, uid),
    drain({ ...page, queue: startQueue, deliver: tellStarts }, uid),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Keeps handing in and delivering for the signed-in person while this page is open: attempts whose time ran out while no page showed them, and the outbox.
 * Restarts for another person, and when the identity service confirms a sign-in again.
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
    stop = uid === null ? () => undefined : drainFor(uid);
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

/** Starts what goes on beside every page: delivery, the number on the icon, the role, the date. For the life of the page; call once. */
export function startBackgroundTasks(): void {
  keepDraining();
  keepCounting();
  tellOfRole();
  watchDate();
}
