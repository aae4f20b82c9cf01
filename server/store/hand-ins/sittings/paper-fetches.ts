import { type Selectable, sql } from 'kysely';
import { preparedStatement } from '../../engine/prepared-statements';
import type { Tables } from '../../engine/schema';
import type { Store } from '../../engine/store';

/** A fetch of a paper by an account. */
export type PaperFetch = Selectable<Tables['paper_fetches']>;

const kept = (column: string) => sql.ref(`paper_fetches.${column}`);
const given = (column: string) => sql.ref(`excluded.${column}`);
/** SQLite and PostgreSQL have no common name for it. */
const smaller = (column: string) =>
  sql<number>`case when ${kept(column)} > ${given(column)} then ${given(column)} else ${kept(column)} end`;

/**
 * Writes fetches of different keys in one statement. The time of the earliest fetch of an account and assessment stands, and that one was of the clear paper,
 * whichever process writes first.
 */
export function fetchOnce(store: Store): (rows: readonly PaperFetch[]) => Promise<void> {
  const insert = preparedStatement<PaperFetch, unknown>(
    (rows) =>
      store.db
        .insertInto('paper_fetches')
        .columns(['assessment_id', 'uid', 'fetched_at', 'is_sealed'])
        .values([...rows])
        .onConflict((clash) =>
          clash
            .columns(['assessment_id', 'uid'])
            .doUpdateSet({ fetched_at: smaller('fetched_at'), is_sealed: smaller('is_sealed') })
            .where((row) => row.or(['fetched_at', 'is_sealed'].map((column) => sql<boolean>`${kept(column)} > ${given(column)}`))),
        ),
    ({ assessment_id, uid, fetched_at, is_sealed }) => [assessment_id, uid, fetched_at, is_sealed],
  );
  return async (rows) => {
    // In one order for every process, as in starts.ts.
    await store.write(insert(rows.toSorted((a, b) => a.assessment_id - b.assessment_id || (a.uid < b.uid ? -1 : 1))));
  };
}
