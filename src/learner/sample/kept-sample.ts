import type { Device } from '../../runner/device/db';
import { setting } from '../../runner/device/people';
import { remember, remembered } from '../../ui/browser/remembered';
import { sampleKey } from './may-have-sample';

/** An answer that nobody signs in for is dropped after an hour: whoever comes later is another. One that somebody has is dropped after a week. Milliseconds. */
const [wayMs, keptMs] = [3_600_000, 7 * 86_400_000];

/** Place of the right option in every language. */
export const rightAt = 1;

const isFresh = (at: number, forMs: number, now: number): boolean => now - at >= 0 && now - at < forMs;

/** Keeps the answer until a learner signs in, through redirects and links in emails. `now`: wall epoch milliseconds. */
export const keepOverSignIn = (place: number, now: number): void => remember(sampleKey, `${place} ${now}`);

/** The answer on its way, as the place of the option; null without one, and after an hour. */
export function sampleOnWay(now: number): number | null {
  const [, place, at] = /^([0-3]) (\d+)$/.exec(remembered(sampleKey) ?? '') ?? [];
  return place !== undefined && isFresh(Number(at), wayMs, now) ? Number(place) : null;
}

/** Gives the answer on its way to the person who has signed in; returns this person's answer. What is another's, or old, is dropped. */
export async function sampleOf(db: Device, uid: string, now: number): Promise<number | null> {
  const onWay = sampleOnWay(now);
  const kept = await db.transaction('rw', db.settings, async () => {
    // A sign-out or an erasure may have come meanwhile.
    if ((await setting(db, 'signed-in')) !== uid) return null;
    if (onWay !== null) await db.settings.put({ key: 'sample', value: { uid, place: onWay, at: now } });
    const there = await setting(db, 'sample');
    if (there?.uid === uid && isFresh(there.at, keptMs, now)) return there.place;
    await db.settings.delete('sample');
    return null;
  });
  remember(sampleKey, kept === null ? '' : 'kept');
  return kept;
}

/** Drops the person's answer, which has been read. */
export async function dropSample(db: Device): Promise<void> {
  remember(sampleKey, '');
  await db.settings.delete('sample');
}
