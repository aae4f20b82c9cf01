import { preparedStatement } from '../performance/prepared-statements';
import type { PaperFetchesTable } from '../schema';
import type { Store } from '../store';

/** A fetch of a scheduled paper by an account. */
export type PaperFetch = PaperFetchesTable;

/** Writes fetches of different keys in one statement; the earliest fetch of an account and assessment stands, whichever process writes first. */
export function fetchOnce(store: Store): (rows: readonly PaperFetch[]) => Promise<void> {
  const insert = preparedStatement<PaperFetch, unknown>(
    (rows) =>
      store.db
        .insertInto('paper_fetches')
        .columns(['assessment_id', 'uid', 'fetched_at'])
        .values([...rows])
        .onConflict((clash) =>
          clash
            .columns(['assessment_id', 'uid'])
            .doUpdateSet((row) => ({ fetched_at: row.ref('excluded.fetched_at') }))
            .whereRef('paper_fetches.fetched_at', '>', 'excluded.fetched_at'),
        ),
    ({ assessment_id, uid, fetched_at }) => [assessment_id, uid, fetched_at],
  );
  return async (rows) => {
    // In one order for every process, as in starts.ts.
    await store.write(insert(rows.toSorted((a, b) => a.assessment_id - b.assessment_id || (a.uid < b.uid ? -1 : 1))));
  };
}
