import { sql } from 'kysely';
import { usualPercent } from '../../../contract/fields/limits';
import { isoOf } from '../../../contract/fields/times';
import type { ExtraTime } from '../../../contract/people/extra-time';
import { hold } from '../engine/hold';
import type { Db, Store, Tx } from '../engine/store';
import { adminName } from '../shared/admin-name';
import { addToTrail } from '../shared/trail';

/** A learner's extra time with its history; null if the person is unknown. */
export async function extraTimeOf(db: Db, uid: string): Promise<ExtraTime | null> {
  const person = await db.selectFrom('people').select('time_percent').where('uid', '=', uid).executeTakeFirst();
  if (person === undefined) return null;
  const rows = await db
    .selectFrom('extra_times as e')
    .leftJoin('people as admin', 'admin.uid', 'e.changed_by')
    .select(['e.time_percent', 'e.changed_at'])
    .select(adminName('e.changed_by').as('changed_by'))
    .where('e.uid', '=', uid)
    .orderBy('e.version', 'desc')
    .execute();
  const changes = rows.map((row) => ({
    timePercent: row.time_percent,
    changedBy: row.changed_by,
    changedAt: isoOf(row.changed_at),
  }));
  return { uid, timePercent: person.time_percent, changes };
}

/** The most extra time that any learner was ever granted, in per cent of the usual time. */
export async function mostTimePercent(db: Db): Promise<number> {
  const row = await db
    .selectFrom('people')
    .select((of) => of.fn.max('most_time_percent').as('most'))
    .executeTakeFirst();
  return row?.most ?? usualPercent;
}

interface Change {
  timePercent: number;
  by: string;
  at: number;
  /** Throws where the change did not begin from this percent. */
  demand: (tx: Tx, present: number) => Promise<void>;
}

/** Changes a learner's extra time, with a trail. The most that was ever granted is accepted in later submissions, because an attempt may be under way with it. */
export async function setExtraTime(store: Store, uid: string, { timePercent, by, at, demand }: Change): Promise<void> {
  await store.atomically(async (tx) => {
    // The first statement is a lock: a concurrent change for the same person waits here and reads the new row.
    await hold(tx.updateTable('people'), 'updated_at').where('uid', '=', uid).execute();
    const before = await tx.selectFrom('people').select('time_percent').where('uid', '=', uid).executeTakeFirst();
    if (before !== undefined) await demand(tx, before.time_percent);
    const most = sql<number>`case when most_time_percent < ${timePercent} then ${timePercent} else most_time_percent end`;
    await tx
      .updateTable('people')
      .set({ time_percent: timePercent, most_time_percent: most, updated_at: at })
      .where('uid', '=', uid)
      .execute();
    const last = await tx
      .selectFrom('extra_times')
      .select((columns) => columns.fn.max('version').as('version'))
      .where('uid', '=', uid)
      .executeTakeFirst();
    await tx
      .insertInto('extra_times')
      .values({ uid, version: Number(last?.version ?? 0) + 1, time_percent: timePercent, changed_by: by, changed_at: at })
      .execute();
    await addToTrail(tx, { at, by, act: 'extra-time-set', about: { kind: 'person', id: uid }, details: { timePercent } });
  });
}
