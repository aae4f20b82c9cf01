import { pseudonymPrefix, type TrailAct, type TrailDetails, type TrailKind } from '../../../contract/trail/trail';
import { insertMany } from '../engine/insert-many';
import type { Db } from '../engine/store';

/** One change, to be added to the trail. */
export interface TrailEntry {
  /** Milliseconds, by the server's clock. */
  at: number;
  /** Uid of the admin; '' for a command of this machine. */
  by: string;
  act: TrailAct;
  /** The id of a person is the uid; that of the portal is ''. */
  about: { kind: TrailKind; id: string };
  details: TrailDetails;
}

const rowOf = ({ at, by, act, about, details }: TrailEntry) => ({
  ...{ at, by_uid: by, act, kind: about.kind, about_id: about.id, details_json: JSON.stringify(details) },
});

/** Adds a change to the trail. `db` is the transaction of the change, so that both are stored or neither is. */
export async function addToTrail(db: Db, entry: TrailEntry): Promise<void> {
  await db.insertInto('trail').values(rowOf(entry)).execute();
}

/** Adds the changes of many people at once, in this order. */
export const addAllToTrail = (db: Db, entries: readonly TrailEntry[]): Promise<void> => insertMany(db, 'trail', entries.map(rowOf));

/**
 * Replaces a person in the trail by a pseudonym, where the person changed something and where something of the person was changed. The database lets
 * nothing else of a row be updated. Throws a RangeError if the pseudonym does not begin with `pseudonymPrefix`.
 */
export async function anonymizeTrail(db: Db, uid: string, pseudonym: string): Promise<void> {
  if (!pseudonym.startsWith(pseudonymPrefix)) throw new RangeError(`A pseudonym begins with ${pseudonymPrefix}.`);
  await db.updateTable('trail').set({ by_uid: pseudonym }).where('by_uid', '=', uid).execute();
  await db.updateTable('trail').set({ about_id: pseudonym }).where('kind', '=', 'person').where('about_id', '=', uid).execute();
}
