import type { Device } from './db';
import { setting } from './people';

/**
 * Clears other people's data that the server has too: lists, results, and papers without an attempt in progress. Never clears attempts or
 * parcels, but the papers of previews. `uid` empty: all people's. `learner/data/device-stores.ts` has the list, and a test compares: the list itself is too large for the first load.
 */
export async function clearOthers(db: Device, uid: string): Promise<void> {
  await db.transaction('rw', [db.available, db.summaries, db.results, db.papers, db.attempts, db.settings], async () => {
    const sitting = new Set(
      (await db.attempts.toArray()).filter((a) => a.status === 'in-progress' && !a.isPreview).map((a) => `${a.uid}/${a.assessmentId}`),
    );
    const listed = await setting(db, 'listed');
    if (listed !== null) await db.settings.put({ key: 'listed', value: listed[uid] === undefined ? {} : { [uid]: listed[uid] } });
    await Promise.all([db.available, db.summaries, db.results].map((table) => table.where('uid').notEqual(uid).delete()));
    await db.papers
      .where('uid')
      .notEqual(uid)
      .filter((p) => !sitting.has(`${p.uid}/${p.id}`))
      .delete();
  });
}
