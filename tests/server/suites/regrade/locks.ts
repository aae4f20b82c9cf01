import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { filingOf, variedBody } from '../../../../bench/kit/filings';
import { openPostgres } from '../../../../server/store/engine/postgres';
import { type AheadMark, marksAhead, regradeAll } from '../../../../server/store/hand-ins/submissions/regrade';
import { answerKeyById } from '../../../../server/store/papers/assessments';
import { until } from '../../../kit/until';
import { assessmentOf, submission } from '../../kit/bank';
import { openPortal } from '../../kit/portal';

/** More than one statement of each kind marks. */
const handIns = 120;

/** Rows come as they lie, as they may from a table of any size, not as an index would sort them. */
const unsorted = ['indexscan', 'indexonlyscan', 'bitmapscan', 'sort'].map((way) => `-c enable_${way}=off`).join(' ');

/** A regrading marks many learners in one transaction, while others lock rows of some of them: all take the rows by learner, or one of them has to give way. */
export function regradeLocksSuite(databaseUrl: () => Promise<string>): void {
  it.each([
    ['submissions that were marked ahead', 'submissions', 'ahead'],
    ['submissions that were filed since', 'submissions', 'now'],
    ['numbered hand-ins', 'numbered_hand_ins', 'ahead'],
  ] as const)('locks %s by learner', async (_, table, when) => {
    const url = await databaseUrl();
    const asItLies = new URL(url);
    asItLies.searchParams.set('options', unsorted);
    const portal = await openPortal(String(asItLies));
    const other = await openPostgres(url, () => undefined);
    const made = await assessmentOf(portal, 3);
    const assessmentId = made.paper.id;
    const plain = submission(made, 1, 1);
    // The last learner first: so they lie in the table.
    const filed = Array.from({ length: handIns }, (_, at) => filingOf(variedBody(plain, at), at)).sort((a, b) => (a.uid < b.uid ? 1 : -1));
    await portal.store.db.insertInto('submissions').values(filed).execute();
    const numbered = filed.map((row) => ({ ...row, number: 1 }));
    if (table === 'numbered_hand_ins') await portal.store.db.insertInto(table).values(numbered).execute();
    const key = (await answerKeyById(portal.store.db, assessmentId))?.key;
    if (key === undefined) throw new Error('The assessment has no key.');
    const ahead: AheadMark[] = when === 'ahead' ? await marksAhead(portal.store.db, assessmentId, key) : [];

    const begun = { regrading: 0, beside: 0 };
    const lock = (tx: typeof other.db, uid = '') => sql`select 1 from ${sql.table(table)} where uid = ${uid} for update`.execute(tx);
    const { regrading } = await other.atomically(async (tx) => {
      begun.beside += 1;
      await lock(tx, filed.at(-1)?.uid);
      const regrading = portal.store.atomically((mine) => {
        begun.regrading += 1;
        return regradeAll(mine, assessmentId, { key, version: 2 }, ahead, 1);
      });
      await until(async () => (await sql`select 1 from pg_locks where not granted`.execute(other.db)).rows.length > 0);
      await lock(tx, filed[0]?.uid);
      return { regrading };
    });
    expect((await regrading).uids.size).toBe(handIns);
    expect(begun).toEqual({ regrading: 1, beside: 1 });
    await other.close();
    await portal.close();
  });
}
