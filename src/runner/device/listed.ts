import type { Device, Settings } from './db';
import { setting } from './people';

type List = keyof Settings['listed'][string];

/** When this page heard a person's list last, milliseconds of the monotonic clock. */
const heardAt = new Map<string, number>();
const freshMs = 60_000;

const nameOf = (uid: string, list: List): string => `${list} ${uid}`;

/** Whether this page has heard the list within the last minute. */
export const hasJustHeard = (uid: string, list: List): boolean =>
  performance.now() - (heardAt.get(nameOf(uid, list)) ?? Number.NEGATIVE_INFINITY) < freshMs;

/** Notes in the transaction around the call, which has the table of settings, that the server has sent this list, be it empty. Other people's notes leave the device. */
export async function noteListed(db: Device, uid: string, list: List): Promise<void> {
  heardAt.set(nameOf(uid, list), performance.now());
  const before = (await setting(db, 'listed'))?.[uid];
  if (before?.[list] !== true) await db.settings.put({ key: 'listed', value: { [uid]: { ...before, [list]: true } } });
}

/** Whether the server has sent this list since the person came to this device: if it has no rows here, it is empty. */
export const isListed = async (db: Device, uid: string, list: List): Promise<boolean> =>
  (await setting(db, 'listed'))?.[uid]?.[list] === true;
