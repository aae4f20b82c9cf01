import type { HomeNotice } from '../../../contract/institute/home-notice';
import type { Device } from '../../runner/device/db';
import { setting } from '../../runner/device/people';

/** The notices that the device last heard for a person and that the person has not closed here, the latest first. */
export async function noticesKept(db: Device, uid: string): Promise<HomeNotice[]> {
  const kept = await setting(db, 'notices');
  return kept?.uid === uid ? kept.list.filter(({ id }) => !kept.closed.includes(id)) : [];
}

/**
 * Keeps what the server says to be shown, in the place of all that was heard before; what the person closed stays closed. Nothing is kept where the person is
 * not signed in any more: an erasure may have come between the request and its reply.
 */
export async function keepNotices(db: Device, uid: string, list: readonly HomeNotice[]): Promise<void> {
  await db.transaction('rw', db.settings, async () => {
    if ((await setting(db, 'signed-in')) !== uid) return;
    const kept = await setting(db, 'notices');
    const closed = kept?.uid === uid ? kept.closed.filter((id) => list.some((notice) => notice.id === id)) : [];
    await db.settings.put({ key: 'notices', value: { uid, list: [...list], closed } });
  });
}

/** Closes a notice on this device. */
export async function closeNotice(db: Device, uid: string, id: number): Promise<void> {
  await db.transaction('rw', db.settings, async () => {
    const kept = await setting(db, 'notices');
    if (kept?.uid === uid) await db.settings.put({ key: 'notices', value: { ...kept, closed: [...kept.closed, id] } });
  });
}

/** Those that have not ended. `now`: trusted epoch milliseconds. */
export const notOver = (notices: readonly HomeNotice[], now: number): HomeNotice[] =>
  notices.filter(({ until }) => Date.parse(until) > now);

/** The next look is at most so late: a timer cannot wait for months, and a clock may be put right meanwhile. */
const latestMs = 60_000;

/** Milliseconds until the next of these notices may be over. `now`: trusted epoch milliseconds. */
export const untilNextEnd = (notices: readonly HomeNotice[], now: number): number =>
  Math.min(latestMs, ...notices.map(({ until }) => Math.max(0, Date.parse(until) - now)));
