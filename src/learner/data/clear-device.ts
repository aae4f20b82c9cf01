import type { Device } from '../../runner/device/db';
import { setting } from '../../runner/device/people';

/** Removes everything that this device keeps of a person, unsent submissions too. The person has signed out. */
export async function clearDevice(db: Device, uid: string): Promise<void> {
  const owned = [
    db.papers,
    db.attempts,
    db.standings,
    db.parcels,
    db.available,
    db.summaries,
    db.results,
    db.quarantine,
    db.people,
  ] as const;
  await db.transaction('rw', [...owned, db.settings], async () => {
    for (const table of owned) await table.where('uid').equals(uid).delete();
    for (const key of ['habits', 'awaited'] as const) {
      const all = await setting(db, key);
      if (all === null) continue;
      const { [uid]: _, ...others } = all;
      await db.settings.put({ key, value: others } as never);
    }
    const token = await setting(db, 'token');
    if (token?.uid === uid) await db.settings.delete('token');
    if ((await setting(db, 'signed-in')) === uid) await db.settings.delete('signed-in');
  });
}
