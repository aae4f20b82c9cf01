import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../../contract/people/rights';
import { groupsOf, inSight } from '../../rules/people/group-moves';
import { batches } from '../engine/insert-many';
import type { Db } from '../engine/store';

/**
 * Who is in a group (ADR 92): the one place that says it. The row of a person, and of an entry of the roster, has the first group; a table beside has further
 * ones. A query that asks for a group adds one of these conditions, with the scope of the asking admin: what a learner has outside it tells nothing.
 */

/** No group has this id: a list in SQL is never empty. */
const noGroup = 0;

/** Whether a column with the id of a group is one of these. */
export const isOneOf = (column: string, groupIds: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join([noGroup, ...groupIds].map((id) => sql.lit(id)))})`;

/** Whether a row of people is in one of these groups. `people`: the name that the table has in the query. */
export function personInGroups(scope: Scope, groupIds: readonly number[], people = 'people'): RawBuilder<SqlBool> {
  const seen = inSight(groupIds, scope);
  return sql<SqlBool>`(${isOneOf(`${people}.group_id`, seen)} or ${sql.ref(`${people}.uid`)} in (select further.uid from further_groups as further where ${isOneOf('further.group_id', seen)}))`;
}

/** Whether a column with the id of a group is one of a person's groups. Binds `first` and `further`: both the person's uid. */
export const isGroupOfPerson = (column: string, first: string, further: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} in (select person.group_id from people as person where person.uid = ${first}) or ${sql.ref(column)} in (select further.group_id from further_groups as further where further.uid = ${further}))`;

/** Whether a row of people is in one of the groups that a query finds, which asks for groups in sight itself. */
export const personInGroupsOf = (groups: RawBuilder<unknown>, people: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${people}.group_id`)} in (${groups}) or ${sql.ref(`${people}.uid`)} in (select further.uid from further_groups as further where further.group_id in (${groups})))`;

/** Whether a row of groups is the one of a person's groups that stands for all in an order: the first, or for an admin who has groups the lowest in sight. */
export function isShownGroup(scope: Scope, people: string, groups: string): RawBuilder<SqlBool> {
  const own = sql`${sql.ref(`${groups}.id`)}`;
  const first = sql.ref(`${people}.group_id`);
  const further = (condition: RawBuilder<unknown>) =>
    sql`(select min(further.group_id) from further_groups as further where further.uid = ${sql.ref(`${people}.uid`)} and ${condition})`;
  if (scope === null) return sql<SqlBool>`${own} = coalesce(${first}, ${further(sql`1 = 1`)})`;
  return sql<SqlBool>`${own} = case when ${isOneOf(`${people}.group_id`, scope)} then ${first} else ${further(isOneOf('further.group_id', scope))} end`;
}

/** Whether an entry of the roster is of one of these groups. */
export function entryInGroups(scope: Scope, groupIds: readonly number[]): RawBuilder<SqlBool> {
  const seen = inSight(groupIds, scope);
  return sql<SqlBool>`(${isOneOf('roster.group_id', seen)} or roster.id in (select further.entry_id from roster_further_groups as further where ${isOneOf('further.group_id', seen)}))`;
}

/** Whether an entry of the roster is of a group in sight. */
export const entryInSight = (scope: Scope): RawBuilder<SqlBool> => (scope === null ? sql<SqlBool>`1 = 1` : entryInGroups(scope, scope));

/** The phone that the roster has of the person of a column `uid`, in sight; empty: none. Nobody has verified it. */
export const rosterPhoneOf = (uid: string, scope: Scope): RawBuilder<string> =>
  sql<string>`coalesce((select min(roster.phone) from roster where roster.uid = ${sql.ref(uid)} and ${entryInSight(scope)}), '')`;

/** Whether a row of people has an entry of the roster, in sight, that a word finds by its pattern. */
export const hasEntryLike =
  (scope: Scope) =>
  (pattern: string): RawBuilder<SqlBool> =>
    sql<SqlBool>`people.uid in (select roster.uid from roster where roster.uid is not null and roster.words like ${pattern} escape '\\' and ${entryInSight(scope)})`;

/** Whether a row of people is in no group. Of people in sight of an admin who has groups it is never asked. */
export const personInNoGroup: RawBuilder<SqlBool> = sql<SqlBool>`(people.group_id is null and not exists (select further.uid from further_groups as further where further.uid = people.uid))`;

/** A further group of a person, or of an entry of the roster. */
interface FurtherRow<K> {
  owner: K;
  group_id: number;
}

/** The further groups of each owner, in the order of the rows. */
export function furtherByOwner<K>(rows: readonly FurtherRow<K>[]): Map<K, number[]> {
  const found = new Map<K, number[]>();
  for (const { owner, group_id } of rows) found.set(owner, [...(found.get(owner) ?? []), group_id]);
  return found;
}

/** The further groups of many owners, asked for as many at once as a statement takes. */
async function furtherOf<K>(owners: readonly K[], rowsOf: (some: readonly K[]) => Promise<FurtherRow<K>[]>): Promise<Map<K, number[]>> {
  const rows: FurtherRow<K>[][] = [];
  for (const some of batches(owners)) rows.push(await rowsOf(some));
  return furtherByOwner(rows.flat());
}

/** The further groups of these people; who has none is not in the answer. */
export async function furtherGroupsOf(db: Db, uids: readonly string[]): Promise<Map<string, number[]>> {
  const further = db.selectFrom('further_groups').select(['uid as owner', 'group_id']);
  return furtherOf(uids, (some) => further.where('uid', 'in', some).execute());
}

/** A group by its name. */
export interface NamedGroup {
  id: number;
  name: string;
}

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('groups').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** By name the groups in sight of each of these, the first one first. `firsts`, `further`: by person, or by entry of the roster. */
export async function namedGroups<K>(
  db: Db,
  firsts: ReadonlyMap<K, number | null>,
  further: ReadonlyMap<K, readonly number[]>,
  scope: Scope,
): Promise<Map<K, NamedGroup[]>> {
  const seen = new Map([...firsts].map(([of, first]) => [of, inSight(groupsOf(first, further.get(of) ?? []), scope)] as const));
  const names = await namesOf(db, [...new Set([...seen.values()].flat())]);
  return new Map(
    [...seen].map(([of, ids]) => [
      of,
      ids.flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
    ]),
  );
}

/** By name the groups in sight of each of these people. */
export const groupsOfPeople = async (
  db: Db,
  firsts: ReadonlyMap<string, number | null>,
  scope: Scope,
): Promise<Map<string, NamedGroup[]>> => namedGroups(db, firsts, await furtherGroupsOf(db, [...firsts.keys()]), scope);

/** A group as replies have it, and all of them where there are several: earlier versions know one. */
export const saidGroups = <G>([first, ...others]: readonly G[]): { group?: G; groups?: G[] } => ({
  ...(first !== undefined && { group: first }),
  ...(first !== undefined && others.length > 0 && { groups: [first, ...others] }),
});

/** The groups of a person whose row has a first group; null: none. */
export async function groupIdsOfPerson(db: Db, uid: string, first: number | null): Promise<number[]> {
  return groupsOf(first, (await furtherGroupsOf(db, [uid])).get(uid) ?? []);
}

/** The further groups of these entries of the roster. */
export async function furtherGroupsOfEntries(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const further = db.selectFrom('roster_further_groups').select(['entry_id as owner', 'group_id']);
  return furtherOf(ids, (some) => further.where('entry_id', 'in', some).execute());
}

/** So many learners, or entries that wait, who are in exactly these groups. */
export interface Together {
  groupIds: readonly number[];
  count: number;
}

function together(
  singles: readonly { group_id: number | null; count: number }[],
  several: ReadonlyMap<unknown, readonly number[]>,
): Together[] {
  const found = new Map<string, Together>();
  const add = (groupIds: readonly number[], count: number) => {
    const sorted = groupIds.toSorted((one, other) => one - other);
    const known = found.get(sorted.join());
    found.set(sorted.join(), { groupIds: sorted, count: (known?.count ?? 0) + count });
  };
  for (const { group_id, count } of singles) add(groupsOf(group_id, []), Number(count));
  for (const groupIds of several.values()) add(groupIds, 1);
  return [...found.values()];
}

function byOwner<K>(rows: readonly { owner: K; first: number | null; group_id: number }[]): Map<K, number[]> {
  const found = new Map<K, number[]>();
  for (const { owner, first, group_id } of rows)
    found.set(owner, groupsOf(first, [...(found.get(owner)?.filter((id) => id !== first) ?? []), group_id]));
  return found;
}

const counted = sql<number>`count(*)`.as('count');

/** Learners by all their groups together, each learner once; those of no group too. */
export async function learnersTogether(db: Db): Promise<Together[]> {
  const learners = db.selectFrom('people').where('people.role', 'is distinct from', 'admin');
  // `not in` would be looked through once a person, as soon as PostgreSQL finds the list too long to hash.
  const single = learners.where(
    sql<SqlBool>`not exists (select further.uid from further_groups as further where further.uid = people.uid)`,
  );
  const several = learners.innerJoin('further_groups', 'further_groups.uid', 'people.uid');
  return together(
    await single.groupBy('people.group_id').select(['people.group_id', counted]).execute(),
    byOwner(await several.select(['people.uid as owner', 'people.group_id as first', 'further_groups.group_id']).execute()),
  );
}

/** Entries of the roster whose person has not come, by all their groups together, each once. */
export async function waitingTogether(db: Db): Promise<Together[]> {
  const waiting = db.selectFrom('roster').where('roster.uid', 'is', null);
  const single = waiting.where(
    sql<SqlBool>`not exists (select further.entry_id from roster_further_groups as further where further.entry_id = roster.id)`,
  );
  const several = waiting.innerJoin('roster_further_groups as further', 'further.entry_id', 'roster.id');
  return together(
    await single.groupBy('roster.group_id').select(['roster.group_id', counted]).execute(),
    byOwner(await several.select(['roster.id as owner', 'roster.group_id as first', 'further.group_id']).execute()),
  );
}

/** Adds the counts of first and of further groups. */
function countsByGroup(...lists: readonly (readonly { group_id: number | null; count: number }[])[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { group_id, count } of lists.flat()) if (group_id !== null) found.set(group_id, (found.get(group_id) ?? 0) + Number(count));
  return found;
}

/** The number of learners in each group, or of those who are shut out. A learner of two groups counts in both. The database counts, because an institute has a row for every learner and group. */
export async function learnersByGroup(db: Db, who: 'all' | 'shut out' = 'all'): Promise<Map<number, number>> {
  const all = db.selectFrom('people').where('people.role', 'is distinct from', 'admin');
  const learners = who === 'all' ? all : all.where('people.uid', 'in', db.selectFrom('shut_outs').select('uid'));
  const further = learners.innerJoin('further_groups as further', 'further.uid', 'people.uid');
  return countsByGroup(
    await learners.groupBy('people.group_id').select(['people.group_id', counted]).execute(),
    await further
      .whereRef('further.group_id', 'is distinct from', 'people.group_id')
      .groupBy('further.group_id')
      .select(['further.group_id', counted])
      .execute(),
  );
}

/** How many entries of the roster whose person has not come are in each group. */
export async function waitingByGroup(db: Db): Promise<Map<number, number>> {
  const waiting = db.selectFrom('roster').where('roster.uid', 'is', null);
  const further = waiting.innerJoin('roster_further_groups as further', 'further.entry_id', 'roster.id');
  return countsByGroup(
    await waiting.groupBy('roster.group_id').select(['roster.group_id', counted]).execute(),
    await further
      .whereRef('further.group_id', 'is distinct from', 'roster.group_id')
      .groupBy('further.group_id')
      .select(['further.group_id', counted])
      .execute(),
  );
}
