import type { Insertable, Selectable } from 'kysely';
import { keepPicture } from '../bank/pictures';
import type { Tables } from '../engine/schema';
import type { Db, Store, Tx } from '../engine/store';
import { heldDraft } from './drafts';

export type SealRow = Selectable<Tables['seals']>;

/** The seal of an assessment, or null if it was never sealed. */
export async function sealById(db: Db, id: number): Promise<SealRow | null> {
  return (await db.selectFrom('seals').selectAll().where('assessment_id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Keeps a seal with its encrypted pictures. Of two seals for one assessment the first one stands, and the other is dropped. Returns false, and keeps
 * nothing, if the paper is no longer of `version` (see drafts.ts): then it may have changed since it was read.
 */
export const keepSeal = (
  store: Store,
  seal: SealRow,
  pictures: readonly Insertable<Tables['pictures']>[],
  version: number | null,
): Promise<boolean> =>
  store.atomically(async (tx) => {
    const draft = await heldDraft(tx, seal.assessment_id);
    if ((draft?.version ?? null) !== version) return false;
    const kept = await tx
      .insertInto('seals')
      .values(seal)
      .onConflict((conflict) => conflict.doNothing())
      .returning('assessment_id')
      .execute();
    if (kept.length > 0) for (const picture of pictures) await keepPicture(tx, picture);
    return true;
  });

/** Replaces the contents of a seal, which no device has fetched yet. */
export async function replaceSeal(
  tx: Tx,
  { assessment_id, sealed_json }: SealRow,
  pictures: readonly Insertable<Tables['pictures']>[],
): Promise<void> {
  await tx.updateTable('seals').set({ sealed_json }).where('assessment_id', '=', assessment_id).execute();
  for (const picture of pictures) await keepPicture(tx, picture);
}
