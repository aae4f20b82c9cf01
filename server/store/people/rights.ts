import { type Right, rights } from '../../../contract/people/rights';
import type { Tx } from '../engine/store';
import { addToTrail } from '../shared/trail';

/** The rights in a person's row; null: everything. What no version knows any more is no right. */
export function rightsIn(row: { rights_json: string | null } | null): Right[] | null {
  if (row === null || row.rights_json === null) return null;
  const kept = JSON.parse(row.rights_json) as readonly string[];
  return rights.filter((right) => kept.includes(right));
}

/** Stores the rights of an admin, null for everything, with the change in the trail. What is so already is no change. */
export async function changeRights(
  tx: Tx,
  uid: string,
  held: readonly Right[] | null,
  { by, at }: { by: string; at: number },
): Promise<void> {
  const rights_json = held === null ? null : JSON.stringify(held);
  const changed = await tx
    .updateTable('people')
    .set({ rights_json, updated_at: at })
    .where('uid', '=', uid)
    .where('role', '=', 'admin')
    .where('rights_json', 'is distinct from', rights_json)
    .returning('uid')
    .execute();
  if (changed.length === 0) return;
  await addToTrail(tx, { at, by, act: 'rights-set', about: { kind: 'person', id: uid }, details: { rights: held ?? ['everything'] } });
}
