import { sql } from 'kysely';
import type { AbsentPerson } from '../../../../contract/assessment/absent';
import type { AbsentQuery } from '../../../../contract/calls/page';
import type { Scope } from '../../../../contract/people/rights';
import type { Db } from '../../engine/store';
import { addressesOf, fullName } from '../../people/names';
import { furtherGroupsOfEntries, groupsOfPeople, hasEntryLike, namedGroups, rosterPhoneOf, saidGroups } from '../../shared/membership';
import { countedPage, countIn } from '../../shared/paged-rows';
import { holdsWords } from '../../shared/search-words';
import { fetchesOf, handInsOf, startsOf } from './desk';
import { type Expected, learnersOf, waitingOf } from './expected';

/** Who is asked for: learners of these groups, of an assessment, in sight of an admin. `search`: words of name, email or phone. */
export interface Absence {
  assessmentId: number;
  groupIds: Expected;
  scope: Scope;
  search?: string | undefined;
}

/** Learners who have neither started nor handed in. By lists and no join, as in sittings.ts; the learners are in sight, so the lists ask for no scope. */
const learnersWithout = (db: Db, { assessmentId, groupIds, scope, search = '' }: Absence) =>
  learnersOf(db, groupIds, scope)
    .where((where) => where.and(holdsWords(['people.words'], search, hasEntryLike(scope))))
    .where('people.uid', 'not in', startsOf(db, assessmentId, null).select('uid'))
    .where('people.uid', 'not in', handInsOf(db, assessmentId, null).select('uid'));

const waitingFor = (db: Db, { groupIds, scope, search = '' }: Absence) =>
  waitingOf(db, groupIds, scope).where((where) => where.and(holdsWords(['roster.words'], search)));

const addressColumns = ['email', 'verified_email', 'verified_phone'] as const;

const empty = sql<string>`''`;

/** Learners and entries of the roster as rows of one list, by name. */
function absentRows(db: Db, absence: Absence, sort: AbsentQuery['sort']) {
  const direction = sort === '-name' ? 'desc' : 'asc';
  const learners = learnersWithout(db, absence)
    .select(sql<string | null>`people.uid`.as('uid'))
    .select(sql<number | null>`null`.as('entry'))
    .select(['first_name', 'last_name', 'group_id', 'name_key', ...addressColumns])
    .select(sql<string>`coalesce(nullif(phone, ''), ${rosterPhoneOf('people.uid', absence.scope)})`.as('phone'));
  const waiting = waitingFor(db, absence)
    .select([sql<string | null>`null`.as('uid'), sql<number | null>`roster.id`.as('entry')])
    .select(['name as first_name', empty.as('last_name'), sql<number | null>`group_id`.as('group_id'), 'name_key'])
    .select([sql<string>`coalesce(email, '')`.as('email'), empty.as('verified_email'), empty.as('verified_phone')])
    .select(sql<string>`coalesce(phone, '')`.as('phone'));
  return learners.unionAll(waiting).orderBy('name_key', direction).orderBy('uid', direction).orderBy('entry', direction);
}

type AbsentRow = Awaited<ReturnType<ReturnType<typeof absentRows>['execute']>>[number];

const uidsOf = (rows: readonly { uid: string | null }[]): string[] => rows.flatMap(({ uid }) => uid ?? []);

/** Those of these people who have fetched the paper; null: of all people. */
async function fetchersAmong(db: Db, assessmentId: number, uids: readonly string[] | null): Promise<Set<string>> {
  if (uids?.length === 0) return new Set();
  const fetches = fetchesOf(db, assessmentId, null).select('uid');
  return new Set(uidsOf(await fetches.$if(uids !== null, (all) => all.where('uid', 'in', uids ?? [])).execute()));
}

/** Rows as they are told, with the names of the groups in sight. */
async function told(db: Db, rows: readonly AbsentRow[], fetched: ReadonlySet<string>, scope: Scope): Promise<AbsentPerson[]> {
  const people = new Map(rows.flatMap(({ uid, group_id }) => (uid === null ? [] : [[uid, group_id] as const])));
  const entries = new Map(rows.flatMap(({ entry, group_id }) => (entry === null ? [] : [[entry, group_id] as const])));
  const ofPeople = await groupsOfPeople(db, people, scope);
  const ofEntries = await namedGroups(db, entries, await furtherGroupsOfEntries(db, [...entries.keys()]), scope);
  return rows.map((row) => {
    const { uid, entry } = row;
    const [{ email }, phone] = [addressesOf(row), row.verified_phone || row.phone];
    const groups = uid === null ? entry !== null && ofEntries.get(entry) : ofPeople.get(uid);
    return {
      ...(uid !== null && { uid }),
      name: fullName(row),
      ...(email !== '' && { email }),
      ...(phone !== '' && { phone }),
      ...saidGroups(groups || []),
      state: uid === null ? 'never-signed-in' : fetched.has(uid) ? 'fetched' : 'not-fetched',
    };
  });
}

/** Everybody who is absent, by name. */
export async function allAbsent(db: Db, absence: Absence): Promise<AbsentPerson[]> {
  const rows = await absentRows(db, absence, 'name').execute();
  return told(db, rows, await fetchersAmong(db, absence.assessmentId, null), absence.scope);
}

/** One page of those who are absent, by name, and how many there are. The database orders and counts: a process reads the rows of the page alone. */
export async function pageOfAbsent(
  db: Db,
  absence: Absence,
  { page, size, sort }: { page: number; size: number; sort: AbsentQuery['sort'] },
): Promise<{ rows: AbsentPerson[]; total: number }> {
  const { rows, total } = await countedPage(
    { page, size },
    (limit, offset) => absentRows(db, absence, sort).limit(limit).offset(offset).execute(),
    async () => (await countIn(learnersWithout(db, absence))) + (await countIn(waitingFor(db, absence))),
  );
  return { rows: await told(db, rows, await fetchersAmong(db, absence.assessmentId, uidsOf(rows)), absence.scope), total };
}
