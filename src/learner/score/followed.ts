import type { Device, Settings } from '../../runner/device/db';
import { setting } from '../../runner/device/people';

export type Followed = Settings['followed']['tests'];

/** In the place of a hand-in: of a test whose result was marked again since this device heard of it. */
const again = 'again';

/** The same, with the score that this device knew before. */
export const againFrom = (score: number): string => `${again} ${score}`;

/** The score that this device knew before the test was marked again; undefined: it was not. `first`: before it was first marked again, for rows of earlier versions. */
export function knownBefore(told: string | undefined, first: number | undefined): number | undefined {
  if (told === again) return first;
  return told?.startsWith(`${again} `) ? Number(told.slice(again.length)) : undefined;
}

/** The tests whose result this person waits for on this device. */
export async function followedOn(db: Device, uid: string): Promise<Followed> {
  const kept = await setting(db, 'followed');
  return kept?.uid === uid ? kept.tests : {};
}

/** Adds tests; those that are there stay as they are. */
export const follow = (db: Device, uid: string, tests: Followed): Promise<unknown> =>
  db.transaction('rw', db.settings, async () =>
    db.settings.put({ key: 'followed', value: { uid, tests: { ...tests, ...(await followedOn(db, uid)) } } }),
  );

/** Adds a test that was handed in, whose result may come while no page is open. */
export async function followOne(db: Device, uid: string, id: number): Promise<void> {
  await follow(db, uid, { [id]: (await db.summaries.get([uid, id]))?.submittedAt ?? '' });
}

/** The result of a test has been opened. */
export const unfollow = (db: Device, uid: string, id: number): Promise<unknown> =>
  db.transaction('rw', db.settings, async () => {
    const { [id]: told, ...tests } = await followedOn(db, uid);
    if (told !== undefined) await db.settings.put({ key: 'followed', value: { uid, tests } });
  });
