import { sql } from 'kysely';
import { preparedStatement } from '../../engine/prepared-statements';
import type { Tables } from '../../engine/schema';
import type { Db, Store } from '../../engine/store';

/** A reading of a key: the own result of a learner, which has the right answers in it. `readAt`: epoch milliseconds. */
export interface ReadKey {
  assessmentId: number;
  uid: string;
  readAt: number;
}

const kept = (column: string) => sql.ref(`key_readings.${column}`);
const given = (column: string) => sql.ref(`excluded.${column}`);
/** SQLite and PostgreSQL have no common name for the larger of two. */
const larger = (a: ReturnType<typeof kept>, b: ReturnType<typeof kept>) => sql<number>`case when ${a} > ${b} then ${a} else ${b} end`;

/** Writes readings of different keys in one statement: the first reading of a learner and an assessment stands, and so does the last. */
export function writeReadings(store: Store): (rows: readonly ReadKey[]) => Promise<void> {
  const insert = preparedStatement<ReadKey, unknown>(
    (rows) =>
      store.db
        .insertInto('key_readings')
        .columns(['assessment_id', 'uid', 'first_at', 'last_at'])
        .values(rows.map(({ assessmentId, uid, readAt }) => ({ assessment_id: assessmentId, uid, first_at: readAt, last_at: readAt })))
        .onConflict((clash) =>
          clash
            .columns(['assessment_id', 'uid'])
            .doUpdateSet({ last_at: larger(kept('last_at'), given('last_at')) })
            .where(sql<boolean>`${kept('last_at')} < ${given('last_at')}`),
        ),
    ({ assessmentId, uid, readAt }) => [assessmentId, uid, readAt, readAt],
  );
  return async (rows) => {
    // In one order for every process, as in starts.ts.
    await store.write(insert(rows.toSorted((a, b) => a.assessmentId - b.assessmentId || (a.uid < b.uid ? -1 : 1))));
  };
}

/** When a learner read the key of an assessment; undefined: never, as far as the portal knows. */
export const readingOf = (
  db: Db,
  assessmentId: number,
  uid: string,
): Promise<Pick<Tables['key_readings'], 'first_at' | 'last_at'> | undefined> =>
  db
    .selectFrom('key_readings')
    .select(['first_at', 'last_at'])
    .where('assessment_id', '=', assessmentId)
    .where('uid', '=', uid)
    .executeTakeFirst();
