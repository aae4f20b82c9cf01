import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ResultOrder } from '../../../../contract/assessment/result-list';
import type { ResultRowQuery } from '../../../../contract/calls/page';
import type { Db } from '../../engine/store';
import { personInGroups } from '../../shared/membership';
import { counted, countIn } from '../../shared/paged-rows';
import { heldWords, isFiltered, matches, previewsOf, type ResultFilter, type ScoredRow, scoredColumns } from './result-filter';
import { backwards, byRank, type Direction, inOrder, personKeys } from './result-orders';

/**
 * Pages of many results in an order of their people. A sort would look up the person of each result, and then sort them all. Here the people are gone through
 * along an index in that order, and each is looked up among the submissions by their key alone.
 */

/** A page that begins behind `offset` of `total` rows, and has `left` of them. */
interface Stretch {
  offset: number;
  left: number;
  total: number;
}

/** The people whose results match, in whatever order is asked for. */
const peopleIn = (db: Db, assessmentId: number, filter: ResultFilter) =>
  db
    .selectFrom('people as p')
    // Cross: SQLite goes through the people.
    .crossJoin('submissions as s')
    .whereRef('s.uid', '=', 'p.uid')
    .where('s.assessment_id', '=', assessmentId)
    .where('p.uid', 'not in', previewsOf(db, assessmentId))
    .where((where) => where.and(heldWords(filter, 'p')))
    .$if(filter.group !== undefined, (all) => all.where(personInGroups(filter.scope, [filter.group ?? 0], 'p')));

/** Whether the key of a person is there; the index has those first that have none. */
const isKeyed = (key: RawBuilder<unknown>) => sql<SqlBool>`${key} > ''`;

/** The rows from an offset on among those with a key, in the order of the key and then of the ranks, or the other way round. */
async function keyedRows(
  keyed: ReturnType<typeof peopleIn>,
  key: RawBuilder<unknown>,
  { direction, ties }: { direction: Direction; ties: typeof byRank },
  { offset, left }: Omit<Stretch, 'total'>,
): Promise<ScoredRow[]> {
  // The place first, by keys alone: a row lies behind the body of its submission.
  const place = await keyed
    .select([sql<string>`${key}`.as('key'), 'p.uid'])
    .orderBy(key, direction)
    .orderBy('p.uid', direction)
    .limit(1)
    .offset(offset)
    .executeTakeFirst();
  if (place === undefined) return [];
  const [isBefore, isFrom] = direction === 'asc' ? (['<', '>='] as const) : (['>', '<='] as const);
  const namesakes = keyed.where(sql<SqlBool>`${key} = ${place.key}`).where('p.uid', isBefore, place.uid);
  const before = await countIn(namesakes);
  const from = keyed.where(sql<SqlBool>`${key} ${sql.raw(isFrom)} ${place.key}`).select(scoredColumns);
  return inOrder(from.orderBy(key, direction), ties).limit(left).offset(before).execute();
}

const allPeople = (db: Db) => db.selectFrom('people as p').select('p.uid');
type People = ReturnType<typeof allPeople>;

/** Results of which it is known how many there are; they are read by their ranks. */
interface Part {
  count: number;
  rows: ReturnType<typeof matches>;
}

/** The rows from an offset on of parts that follow one another; no other part is read. */
async function inTurn(parts: readonly Part[], { offset, left }: Omit<Stretch, 'total'>): Promise<ScoredRow[]> {
  const found: ScoredRow[] = [];
  let before = 0;
  for (const { count, rows } of parts) {
    const from = Math.max(0, offset - before);
    const limit = Math.min(left - found.length, count - from);
    if (limit > 0) found.push(...(await inOrder(rows.select(scoredColumns), byRank).limit(limit).offset(from).execute()));
    before += count;
  }
  return found;
}

/**
 * Results of people without a key and of people whom the portal does not know, together by their ranks. Of the latter there are mostly none: a list of all who have a
 * key is long.
 */
function keylessOf(results: Part['rows'], counts: { keyless: number; strangers: number }, keyless: People, keyed: People): Part {
  const count = counts.keyless + counts.strangers;
  return { count, rows: counts.strangers === 0 ? results.where('s.uid', 'in', keyless) : results.where('s.uid', 'not in', keyed) };
}

/** The last part of an order by a key of the people. Of strangers no search and no group finds any. */
async function keylessIn(db: Db, assessmentId: number, filter: ResultFilter, key: RawBuilder<unknown>, total: number): Promise<Part> {
  const isKeyless = sql<SqlBool>`${key} = ''`;
  const people = peopleIn(db, assessmentId, filter);
  const strangers = isFiltered(filter) ? 0 : total - (await countIn(people));
  const counts = { keyless: await countIn(people.where(isKeyless)), strangers };
  const all = allPeople(db);
  return keylessOf(matches(db, assessmentId, filter), counts, all.where(isKeyless), all.where(isKeyed(key)));
}

/** By a key of the people, from the nearer end; who has none comes last in both directions, and those whom the portal does not know. */
async function pageByKey(
  db: Db,
  assessmentId: number,
  filter: ResultFilter,
  order: { name: keyof typeof personKeys; direction: Direction },
  { offset, left, total }: Stretch,
): Promise<ScoredRow[]> {
  const key = personKeys[order.name];
  const keyed = peopleIn(db, assessmentId, filter).where(isKeyed(key));
  const forwards = { direction: order.direction, ties: byRank };
  if (offset < total / 2) {
    const rows = await keyedRows(keyed, key, forwards, { offset, left });
    if (rows.length === left) return rows;
  }
  const keyless = await keylessIn(db, assessmentId, filter, key, total);
  const count = total - keyless.count;
  const end = Math.min(offset + left, count);
  const other = { direction: order.direction === 'asc' ? ('desc' as const) : ('asc' as const), ties: backwards(byRank) };
  const own = end <= offset ? [] : (await keyedRows(keyed, key, other, { offset: count - end, left: end - offset })).reverse();
  return [...own, ...(await inTurn([keyless], { offset: Math.max(0, offset - count), left: left - own.length }))];
}

/** Whether any person has further groups and no first group. Such a person is listed under the lowest of the further groups, and no index has that order. */
async function hasFurtherAlone(db: Db): Promise<boolean> {
  const further = db.selectFrom('further_groups as f').innerJoin('people as p', 'p.uid', 'f.uid').where('p.group_id', 'is', null);
  return (await further.select('f.uid').limit(1).executeTakeFirst()) !== undefined;
}

/** By the first group of each learner: the results of each are counted, and those groups are read that the page touches. Who is in none comes last. */
async function pageByGroup(
  db: Db,
  assessmentId: number,
  filter: ResultFilter,
  direction: Direction,
  { offset, left, total }: Stretch,
): Promise<ScoredRow[] | null> {
  if (await hasFurtherAlone(db)) return null;
  const known = await peopleIn(db, assessmentId, filter).groupBy('p.group_id').select(['p.group_id', counted]).execute();
  const counts = new Map(known.map((row) => [row.group_id, Number(row.count)]));
  const strangers = total - [...counts.values()].reduce((sum, count) => sum + count, 0);
  const groups = await db.selectFrom('groups').select('id').orderBy('name_key', direction).execute();
  const results = matches(db, assessmentId, filter);
  const all = allPeople(db);
  const ofGroup = (id: number): Part => ({
    count: counts.get(id) ?? 0,
    rows: results.where('s.uid', 'in', all.where('p.group_id', '=', id)),
  });
  const none = { keyless: counts.get(null) ?? 0, strangers };
  const ofNone = keylessOf(results, none, all.where('p.group_id', 'is', null), all.where('p.group_id', 'is not', null));
  const parts = [...groups.map(({ id }) => ofGroup(id)), ofNone];
  return inTurn(parts, { offset, left });
}

/** A page in an order of people; null: the order is another one, or cannot be gone through. The filter's scope is the whole institute. */
export async function walkedPage(
  db: Db,
  assessmentId: number,
  filter: ResultFilter,
  sort: NonNullable<ResultRowQuery['sort']>,
  stretch: Stretch,
): Promise<ScoredRow[] | null> {
  const direction: Direction = sort.startsWith('-') ? 'desc' : 'asc';
  const name = sort.replace('-', '') as ResultOrder;
  if (name === 'group') return pageByGroup(db, assessmentId, filter, direction, stretch);
  return name === 'name' || name === 'email' ? pageByKey(db, assessmentId, filter, { name, direction }, stretch) : null;
}
