import { type Right, rights, type Scope } from '../../../contract/people/rights';
import type { Tx } from '../engine/store';
import { groupNames } from '../papers/schedules';
import { addToTrail } from '../shared/trail';

/** What an admin may do. `rights`: null for everything. `scope`: the groups to whose learners the admin is limited, null for the whole institute. */
export interface AdminHolds {
  rights: readonly Right[] | null;
  scope: Scope;
}

/** The columns that say it. */
interface HeldRow {
  rights_json: string | null;
  scope_json: string | null;
}

interface KeptScope {
  groupIds: readonly number[];
  rights: readonly string[] | null;
}

const known = (kept: readonly string[]): Right[] => rights.filter((right) => kept.includes(right));

/** What no version knows any more is no right. */
export function heldIn(row: HeldRow | null): AdminHolds {
  const { rights_json = null, scope_json = null } = row ?? {};
  if (scope_json !== null) {
    const kept = JSON.parse(scope_json) as KeptScope;
    return { rights: kept.rights && known(kept.rights), scope: kept.groupIds };
  }
  return { rights: rights_json === null ? null : known(JSON.parse(rights_json) as readonly string[]), scope: null };
}

/** Whether an admin with such a row may do less than everything. */
export const isLimitedBy = ({ rights_json, scope_json }: HeldRow): boolean => rights_json !== null || scope_json !== null;

/**
 * What is held as it is kept. Beside a scope the rights are none at all: a process of a version that does not know scopes sees an admin without rights, and
 * never one of the whole institute (ADR 72).
 */
function columnsOf({ rights: held, scope }: AdminHolds): HeldRow {
  if (scope === null) return { rights_json: held === null ? null : JSON.stringify(held), scope_json: null };
  return { rights_json: '[]', scope_json: JSON.stringify({ groupIds: scope, rights: held } satisfies KeptScope) };
}

/** Stores what an admin may do, with the change in the trail. What is so already is no change. */
export async function changeRights(tx: Tx, uid: string, held: AdminHolds, { by, at }: { by: string; at: number }): Promise<void> {
  const columns = columnsOf(held);
  const changed = await tx
    .updateTable('people')
    .set({ ...columns, updated_at: at })
    .where('uid', '=', uid)
    .where('role', '=', 'admin')
    .where((where) =>
      where.or([
        where('rights_json', 'is distinct from', columns.rights_json),
        where('scope_json', 'is distinct from', columns.scope_json),
      ]),
    )
    .returning('uid')
    .execute();
  if (changed.length === 0) return;
  const details = { rights: held.rights ?? ['everything'], ...(held.scope !== null && { groups: await groupNames(tx, held.scope) }) };
  await addToTrail(tx, { at, by, act: 'rights-set', about: { kind: 'person', id: uid }, details });
}
