import type { Device, Settings } from './db';
import { setting } from './people';

type Times = Settings['seen-times']['times'];

/** A seen time is forgotten so long after it has passed. Milliseconds. */
const staleMs = 7 * 86_400_000;

/** Replaces the times that the person who is signed in has seen; `next` null: nothing changes. */
async function change<T>(db: Device, change: (times: Times) => { next: Times | null; said: T }): Promise<T | null> {
  return db.transaction('rw', db.settings, async () => {
    const uid = await setting(db, 'signed-in');
    if (uid === null) return null;
    const kept = await setting(db, 'seen-times');
    const { next, said } = change(kept?.uid === uid ? kept.times : {});
    if (next !== null) {
      const times = Object.fromEntries(Object.entries(next).filter(([, { at }]) => Date.parse(at) > Date.now() - staleMs));
      await db.settings.put({ key: 'seen-times', value: { uid, times } });
    }
    return said;
  });
}

/**
 * Notes that the person who is signed in sees a time (ISO 8601). Returns the one that the person saw there before, if it was moved since; else null. It is returned
 * until it was seen at the last place that tells of it (`isLast`).
 */
export const seeTime = (db: Device, of: string, at: string, isLast: boolean): Promise<string | null> =>
  change(db, (times) => {
    const seen = times[of];
    const first = seen?.from ?? seen?.at ?? at;
    const from = Date.parse(first) === Date.parse(at) ? null : first;
    const isKept = seen?.at === at && (seen.from ?? null) === (isLast ? null : from);
    return { next: isKept ? null : { ...times, [of]: { at, ...(from !== null && !isLast && { from }) } }, said: from };
  });

/** Notes a time that the person who is signed in has written down elsewhere, as in a calendar. */
export const noteTime = (db: Device, of: string, at: string): Promise<null> =>
  change(db, (times) => ({ next: { ...times, [of]: { at } }, said: null }));

/** The time that {@link noteTime} noted of a person; null: none. */
export async function timeNoted(db: Device, uid: string, of: string): Promise<string | null> {
  const kept = await setting(db, 'seen-times');
  return kept?.uid === uid ? (kept.times[of]?.at ?? null) : null;
}
