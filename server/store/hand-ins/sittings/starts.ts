import { preparedStatement } from '../../engine/prepared-statements';
import type { Tables } from '../../engine/schema';
import type { Db, Store } from '../../engine/store';

/** A start that a device reports, as it arrived. */
export type StartRow = Tables['starts'];

const columns = ['assessment_id', 'uid', 'seen_at', 'said_at', 'dated_by'] as const satisfies (keyof Tables['starts'])[];

type Key = Pick<Tables['starts'], 'assessment_id' | 'uid'>;
const keyOf = ({ assessment_id, uid }: Key): string => `${assessment_id} ${uid}`;

/** When the server saw the first start of each of these keys. Papers are few, so they are asked one by one. */
async function firstSeen(db: Db, keys: readonly Key[]): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  for (const id of new Set(keys.map((key) => key.assessment_id))) {
    const uids = keys.filter((key) => key.assessment_id === id).map((key) => key.uid);
    const starts = db.selectFrom('starts').select(['assessment_id', 'uid', 'seen_at']).where('assessment_id', '=', id);
    for (const row of await starts.where('uid', 'in', uids).execute()) seen.set(keyOf(row), row.seen_at);
  }
  return seen;
}

/**
 * Writes starts of different keys in one statement. The first start of a learner and assessment stands; the answers, in the order of the
 * rows, say when the server saw it. All are durable when the promise resolves.
 */
export function startOnce(store: Store): (rows: readonly StartRow[]) => Promise<number[]> {
  const insert = preparedStatement<StartRow, Key>(
    (rows) =>
      store.db
        .insertInto('starts')
        .columns(columns)
        .values([...rows])
        .onConflict((clash) => clash.columns(['assessment_id', 'uid']).doNothing())
        .returning(['assessment_id', 'uid']),
    (row) => columns.map((column) => row[column]),
  );
  return async (rows) => {
    // In one order for every process: two that hold each other's keys would wait for ever.
    const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const fresh = new Set((await store.write(insert(sorted))).map(keyOf));
    const repeated = rows.filter((row) => !fresh.has(keyOf(row)));
    const seen = await firstSeen(store.db, repeated);
    return rows.map((row) => seen.get(keyOf(row)) ?? row.seen_at);
  };
}
