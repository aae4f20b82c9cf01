import type { Insertable, Selectable } from 'kysely';
import { keepPicture } from '../questions/pictures';
import type { PicturesTable, SealsTable } from '../schema';
import type { Db, Store } from '../store';

export type SealRow = Selectable<SealsTable>;

/** The seal of an assessment, or null if it was never sealed. */
export async function sealById(db: Db, id: number): Promise<SealRow | null> {
  return (await db.selectFrom('seals').selectAll().where('assessment_id', '=', id).executeTakeFirst()) ?? null;
}

/** Keeps a seal with its encrypted pictures. Of two seals for one assessment the first one stands, and the other is dropped. */
export const keepSeal = (store: Store, seal: SealRow, pictures: readonly Insertable<PicturesTable>[]): Promise<void> =>
  store.atomically(async (tx) => {
    const kept = await tx
      .insertInto('seals')
      .values(seal)
      .onConflict((conflict) => conflict.doNothing())
      .returning('assessment_id')
      .execute();
    if (kept.length > 0) for (const picture of pictures) await keepPicture(tx, picture);
  });
