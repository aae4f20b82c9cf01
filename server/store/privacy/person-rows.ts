import { type Selectable, sql } from 'kysely';
import type { Timetable } from '../../rules/schedule/schedule';
import type { Tables } from '../engine/schema';
import type { Db } from '../engine/store';
import { groupIdsOf, scheduleColumns, timetableIn } from '../papers/schedules';
import { furtherGroupsOfEntries, groupsOfPeople, namedGroups } from '../shared/membership';
import { placesOf } from './registry';

const personOf = (db: Db, uid: string) => db.selectFrom('people').selectAll().where('uid', '=', uid).executeTakeFirst();

/** Rows of the roster that the person came by, and those with an address that the person has verified. */
async function expectedOf(db: Db, uid: string, email: string, phone: string) {
  const rows = await db
    .selectFrom('roster')
    .select(['id', 'name', 'email', 'phone', 'group_id', 'entered_at'])
    .where((where) =>
      where.or([
        where('roster.uid', '=', uid),
        ...(email === '' ? [] : [where('roster.email', '=', email)]),
        ...(phone === '' ? [] : [where('roster.phone', '=', phone)]),
      ]),
    )
    .orderBy('roster.id')
    .execute();
  const firsts = new Map(rows.map(({ id, group_id }) => [id, group_id]));
  const groups = await namedGroups(db, firsts, await furtherGroupsOfEntries(db, [...firsts.keys()]), null);
  return rows.map((row) => ({ ...row, groups: groups.get(row.id) ?? [] }));
}

async function timetablesOf(db: Db, ids: readonly number[]): Promise<Map<number, Timetable | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('schedules')
    .select(['assessment_id', ...scheduleColumns])
    .where('assessment_id', 'in', ids)
    .execute();
  const groups = await groupIdsOf(db, ids);
  return new Map(
    rows.map((row) => {
      const timetable = timetableIn(row);
      return [row.assessment_id, timetable && { ...timetable, groupIds: groups.get(row.assessment_id) ?? [] }];
    }),
  );
}

/** Tables of rows about a person in an assessment. */
type OfTests = 'arrivals' | 'starts' | 'paper_fetches' | 'remarks' | 'own_minutes' | 'chances' | 'numbered_hand_ins' | 'key_readings';

/** The person's rows of such a table, each with the name of its assessment, ordered by these columns. */
async function inTests<T extends OfTests>(db: Db, table: T, uid: string, order: readonly (keyof Tables[T] & string)[]) {
  // The builder cannot tell of which of these tables a name is.
  const any = table as 'starts';
  let query = db
    .selectFrom(any)
    .innerJoin('assessments as a', 'a.id', `${any}.assessment_id`)
    .selectAll(any)
    .select('a.name as assessment')
    .where(`${any}.uid`, '=', uid);
  for (const column of order) query = query.orderBy(sql.ref(`${any}.${column}`));
  return (await query.execute()) as unknown as (Selectable<Tables[T]> & { assessment: string })[];
}

/** Events that are read at once: some milliseconds of the embedded store, which is synchronous. */
const eventsAtOnce = 1_000;

/** The practice log, oldest first, in pages: a log of 200,000 events would hold up all others. */
async function* practiceOf(db: Db, uid: string) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('practice_events')
      .selectAll()
      .where('uid', '=', uid)
      .where('place', '>', after)
      .orderBy('place')
      .limit(eventsAtOnce)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < eventsAtOnce) return;
    after = last.place;
  }
}

/** How often a person's uid stands where somebody did something for others. */
async function workOf(db: Db, uid: string): Promise<{ table: string; column: string; times: number }[]> {
  const counts = [];
  for (const { table, column } of placesOf('actor')) {
    const counted = sql<{ times: number | string }>`select count(*) as times from ${sql.table(table)} where ${sql.ref(column)} = ${uid}`;
    const times = Number((await counted.execute(db)).rows[0]?.times ?? 0);
    if (times > 0) counts.push({ table, column, times });
  }
  return counts;
}

/** The rows of every table about a person, as they are stored; the practice log is read as it is asked for. */
export async function keptOf(db: Db, uid: string) {
  const person = await personOf(db, uid);
  const submissions = await db
    .selectFrom('submissions')
    .innerJoin('assessments as a', 'a.id', 'submissions.assessment_id')
    .leftJoin('changed_totals', 'changed_totals.assessment_id', 'submissions.assessment_id')
    .selectAll('submissions')
    .select('a.name as assessment')
    .select(sql<number>`coalesce(changed_totals.total_marks, a.total_marks)`.as('total_marks'))
    .where('submissions.uid', '=', uid)
    .orderBy('submitted_at')
    .execute();
  const copies = await inTests(db, 'arrivals', uid, ['arrived_at']);
  const remarks = await inTests(db, 'remarks', uid, ['marked_at']);
  const trail = db.selectFrom('trail').selectAll().orderBy('at').orderBy('id');
  return {
    person,
    groups: (await groupsOfPeople(db, new Map([[uid, person?.group_id ?? null]]), null)).get(uid) ?? [],
    expected: await expectedOf(db, uid, person?.verified_email ?? '', person?.verified_phone ?? ''),
    notices: await db.selectFrom('accepted_notices').selectAll().where('uid', '=', uid).orderBy('version').execute(),
    shutOut: await db.selectFrom('shut_outs').selectAll().where('uid', '=', uid).executeTakeFirst(),
    extraTimes: await db.selectFrom('extra_times').selectAll().where('uid', '=', uid).orderBy('version').execute(),
    submissions,
    copies,
    starts: await inTests(db, 'starts', uid, ['seen_at']),
    fetches: await inTests(db, 'paper_fetches', uid, ['fetched_at']),
    remarks,
    practice: practiceOf(db, uid),
    ownMinutes: await inTests(db, 'own_minutes', uid, ['assessment_id']),
    chances: await inTests(db, 'chances', uid, ['given_at', 'number']),
    numbered: await inTests(db, 'numbered_hand_ins', uid, ['assessment_id', 'number']),
    keyReadings: await inTests(db, 'key_readings', uid, ['first_at', 'assessment_id']),
    reports: await db.selectFrom('question_reports').selectAll().where('uid', '=', uid).orderBy('id').execute(),
    account: await db.selectFrom('own_accounts').select(['email', 'name', 'created_at']).where('uid', '=', uid).executeTakeFirst(),
    asked: await db
      .selectFrom('account_links')
      .select('email')
      .where('uid', '=', uid)
      .orderBy('ends_at', 'desc')
      .orderBy('token_hash')
      .limit(1)
      .executeTakeFirst(),
    provided: await db
      .selectFrom('oidc_accounts')
      .select(['issuer', 'subject', 'email', 'name', 'created_at'])
      .where('uid', '=', uid)
      .executeTakeFirst(),
    devices: await db
      .selectFrom('account_sessions')
      .select(['opened_at', 'rotated_at'])
      .where('uid', '=', uid)
      .orderBy('opened_at')
      .orderBy('id')
      .execute(),
    newsDevices: await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'added_at', 'due_at', 'due_count'])
      .where('uid', '=', uid)
      .orderBy('added_at')
      .execute(),
    news: await db.selectFrom('push_sent').selectAll().where('uid', '=', uid).orderBy('sent_at').execute(),
    timetables: await timetablesOf(db, [...new Set([...submissions, ...copies, ...remarks].map(({ assessment_id }) => assessment_id))]),
    changesAbout: await trail.where('kind', '=', 'person').where('about_id', '=', uid).execute(),
    changesBy: await trail.where('by_uid', '=', uid).execute(),
    work: await workOf(db, uid),
  };
}

/** What `keptOf` returns. */
export type Kept = Awaited<ReturnType<typeof keptOf>>;
