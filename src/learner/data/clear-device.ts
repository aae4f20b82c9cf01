import type { Dexie } from 'dexie';
import { type Device, device } from '../../runner/device/db';
import { setting } from '../../runner/device/people';
import { sweepPictures } from '../../runner/device/sweep-pictures';
import { deviceStores, keptSettings } from './device-stores';

/** The stores of a database whose rows of a person are cleared. */
const ownedIn = (name: keyof typeof deviceStores): string[] =>
  Object.entries(deviceStores[name]).flatMap(([store, { atErasure }]) => (atErasure === 'cleared' ? [store] : []));

async function clearSettings(db: Device, uid: string): Promise<void> {
  for (const [key, whose] of Object.entries(keptSettings) as [keyof typeof keptSettings, string][]) {
    const value = await setting(db, key);
    if (value === null || whose === 'device') continue;
    if (whose === 'entry') {
      const { [uid]: _, ...others } = value as Record<string, unknown>;
      await db.settings.put({ key, value: others } as never);
    } else if (value === uid || (value as { uid?: string }).uid === uid) await db.settings.delete(key);
  }
}

/** Clears a person's rows of one database, and then what `more` clears. */
async function clear(db: Dexie, name: keyof typeof deviceStores, uid: string, more: () => Promise<void>): Promise<void> {
  await db.transaction('rw', db.tables, async () => {
    for (const store of ownedIn(name)) await db.table(store).where('uid').equals(uid).delete();
    await more();
  });
}

/** Removes everything that this device keeps of a person (`deviceStores`), unsent submissions too. The person has signed out. */
export async function clearDevice(uid: string): Promise<void> {
  // One that cannot be reached does not keep the other.
  const done = await Promise.allSettled([
    clear(device, 'exam-portal', uid, () => clearSettings(device, uid)).then(() => sweepPictures(device)),
    // On demand: a page without lessons and practice has no need of them.
    import('../device/study').then(({ study }) => clear(study, 'exam-portal-study', uid, async () => undefined)),
    import('../device/again-device').then(({ againDevice }) => clear(againDevice, 'exam-portal-again', uid, async () => undefined)),
  ]);
  const failed = done.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
