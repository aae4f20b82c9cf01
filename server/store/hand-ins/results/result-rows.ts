import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Ladder } from '../../../../contract/assessment/insight';
import type { ResultOrder } from '../../../../contract/assessment/result-list';
import type { ResultRowQuery } from '../../../../contract/calls/page';
import { wordsOf } from '../../../../contract/fields/fold';
import { pageLimits } from '../../../../contract/fields/limits';
import type { Scope } from '../../../../contract/people/rights';
import { Page } from '../../../replies/paged-list';
import type { Db } from '../../engine/store';
import { counted, countedPage, patternOf } from '../../shared/matching';
import { isShownGroup, personInGroups, personInGroupsOf } from '../../shared/membership';
import { groupInSight, personInSight } from '../../shared/sight';

/** What an index has of a submission: lists read neither bodies nor what lies behind them. */
export const scoredColumns = [
  's.uid',
  's.is_provisional',
  's.score',
  's.submitted_at',
  's.correct_answers',
  's.wrong_answers',
  's.unattempted',
  's.time_taken',
] as const;

/** One marked submission; copies of unfinished attempts are among them, previews are not. */
export interface ScoredRow {
  uid: string;
  /** 1: the copy of an unfinished attempt. */
  is_provisional: number;
  score: number;
  submitted_at: number;
  correct_answers: number;
  wrong_answers: number;
  unattempted: number;
  time_taken: number;
}

/** Which results of an assessment. `scope`: of the asking admin. */
export type ResultFilter = Pick<ResultRowQuery, 'search' | 'group'> & { scope: Scope };

const rowsIn = (db: Db, assessmentId: number, scope: Scope) =>
  db
    .selectFrom('submissions as s')
    .where('s.assessment_id', '=', assessmentId)
    .where('s.is_preview', '=', 0)
    .where(personInSight(scope, 's.uid'));

const isFiltered = ({ search = '', group }: ResultFilter): boolean => search !== '' || group !== undefined;

/** Whether each word of a search is in the name or an address of a person, or in the name of a group in sight. `of`: the table of people. */
const heldWords = ({ search = '', scope }: ResultFilter, of: string): Expression<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = patternOf(word);
    const groups = sql`select id from groups where name_key like ${pattern} escape '\\' and ${groupInSight(scope, 'groups.id')}`;
    return sql<SqlBool>`(${sql.ref(`${of}.words`)} like ${pattern} escape '\\' or ${personInGroupsOf(groups, of)})`;
  });

/** The people whom a filter leaves: looked up once, and not for each submission. */
const peopleOf = (db: Db, filter: ResultFilter) =>
  db
    .selectFrom('people')
    .select('uid')
    .where((where) => where.and(heldWords(filter, 'people')))
    .$if(filter.group !== undefined, (all) => all.where(personInGroups(filter.scope, [filter.group ?? 0])));

const matches = (db: Db, assessmentId: number, filter: ResultFilter) =>
  rowsIn(db, assessmentId, filter.scope).$if(isFiltered(filter), (all) => all.where('s.uid', 'in', peopleOf(db, filter)));

/**
 * How many rows match. With a filter the people are gone through, and each is looked up among the submissions by their key alone, which does not say whether one is
 * a preview: a set of all people whom the filter leaves would be made and searched for each submission.
 */
async function countOf(db: Db, assessmentId: number, filter: ResultFilter): Promise<number> {
  if (!isFiltered(filter)) return Number((await rowsIn(db, assessmentId, filter.scope).select(counted).executeTakeFirstOrThrow()).count);
  const previews = db
    .selectFrom('submissions as v')
    .select('v.uid')
    .where('v.assessment_id', '=', assessmentId)
    .where('v.is_preview', '=', 1);
  const found = peopleOf(db, filter)
    .clearSelect()
    // Cross: SQLite goes through the people.
    .crossJoin('submissions as s')
    .whereRef('s.uid', '=', 'people.uid')
    .where('s.assessment_id', '=', assessmentId)
    .where(personInSight(filter.scope, 'people.uid'))
    .where('people.uid', 'not in', previews);
  return Number((await found.select(counted).executeTakeFirstOrThrow()).count);
}

type Direction = 'asc' | 'desc';
type Order = readonly (readonly [by: Expression<unknown>, direction: Direction])[];

const ref = (column: string): RawBuilder<unknown> => sql.ref(column);

/** What has no rank comes last; of equal scores the earlier one comes first. */
const byRank: Order = [
  [ref('s.is_provisional'), 'asc'],
  [ref('s.score'), 'desc'],
  [ref('s.submitted_at'), 'asc'],
  [ref('s.uid'), 'asc'],
];

/** By a text; what has none comes last in both directions. */
const byText =
  (text: RawBuilder<unknown>) =>
  (direction: Direction): Order => [
    [sql`case when ${text} = '' then 1 else 0 end`, 'asc'],
    [text, direction],
  ];
const byColumn =
  (column: string) =>
  (direction: Direction): Order => [[ref(column), direction]];

const orders: Record<ResultOrder, (direction: Direction) => Order> = {
  rank: (direction) =>
    direction === 'asc'
      ? []
      : [
          [ref('s.is_provisional'), 'asc'],
          [ref('s.score'), 'asc'],
        ],
  name: byText(sql`coalesce(p.name_key, '')`),
  email: byText(sql`coalesce(nullif(p.verified_email, ''), p.verified_phone, '')`),
  group: byText(sql`coalesce(g.name_key, '')`),
  score: byColumn('s.score'),
  correctAnswers: byColumn('s.correct_answers'),
  wrongAnswers: byColumn('s.wrong_answers'),
  unattempted: byColumn('s.unattempted'),
  timeTaken: byColumn('s.time_taken'),
  submittedAt: byColumn('s.submitted_at'),
};

function orderOf(sort: NonNullable<ResultRowQuery['sort']>): Order {
  const isDown = sort.startsWith('-');
  const column = (isDown ? sort.slice(1) : sort) as ResultOrder;
  return [...orders[column](isDown ? 'desc' : 'asc'), ...byRank];
}

const backwards = (order: Order): Order => order.map(([by, direction]) => [by, direction === 'asc' ? 'desc' : 'asc']);

/** What an order needs beside the columns of a submission. */
const joins: Partial<Record<ResultOrder, 'person' | 'group'>> = { name: 'person', email: 'person', group: 'group' };

/** The matching rows with what the order needs. Where that is the person, the filter looks at the same row of people. */
function joined(db: Db, assessmentId: number, filter: ResultFilter, sort: string) {
  const needs = joins[sort.replace('-', '') as ResultOrder];
  if (needs === undefined) return matches(db, assessmentId, filter).select(scoredColumns);
  const { group, scope } = filter;
  const named = rowsIn(db, assessmentId, filter.scope)
    .select(scoredColumns)
    .leftJoin('people as p', 'p.uid', 's.uid')
    .where((where) => where.and(heldWords(filter, 'p')))
    .$if(group !== undefined, (all) => all.where(personInGroups(scope, [group ?? 0], 'p')));
  return needs === 'person' ? named : named.leftJoin('groups as g', (join) => join.on(isShownGroup(scope, 'p', 'g')));
}

/** From so many results on they are read in the order of the names: fewer are sorted sooner than those are found among all people. */
const leastWalked = 2_000;

/** The results of people who have a name; the index of names has them in order. */
const namedRows = (db: Db, assessmentId: number) =>
  db
    .selectFrom('people as p')
    // Cross: SQLite goes through the people, as their index is the order.
    .crossJoin('submissions as s')
    .whereRef('s.uid', '=', 'p.uid')
    .where('s.assessment_id', '=', assessmentId)
    .where('s.is_preview', '=', 0)
    .where('p.name_key', '>', '')
    .select(scoredColumns);

/** Whether a result is of a person without a name, or of one whom the portal does not know. */
async function hasNameless(db: Db, assessmentId: number): Promise<boolean> {
  const all = rowsIn(db, assessmentId, null).select('s.uid').limit(1);
  const nameless = all.where('s.uid', 'in', db.selectFrom('people').select('people.uid').where('people.name_key', '=', ''));
  if ((await nameless.executeTakeFirst()) !== undefined) return true;
  return (await all.where('s.uid', 'not in', db.selectFrom('people').select('people.uid')).executeTakeFirst()) !== undefined;
}

/**
 * A page of many results by name, read along the index of names from the nearer end: a sort would look up the person of each result first. Null where that is not
 * possible: of few or filtered results, for an admin of some groups, and where the page has, or follows, results without a name.
 */
async function pageByName(
  db: Db,
  assessmentId: number,
  filter: ResultFilter,
  { page, size, order, least }: { page: number; size: number; order: Order; least: number },
): Promise<Page<ScoredRow[]> | null> {
  if (isFiltered(filter) || filter.scope !== null) return null;
  const total = await countOf(db, assessmentId, filter);
  const offset = (page - 1) * size;
  const left = Math.min(size, total - offset);
  if (total < least || left <= 0) return null;
  const isForwards = offset < total / 2;
  if (!isForwards && (await hasNameless(db, assessmentId))) return null;
  const [, [, direction], ...ties] = order as [Order[0], Order[0], ...Order];
  const walked: Order = [[ref('p.name_key'), direction], ...ties];
  let rows = namedRows(db, assessmentId);
  for (const [expression, way] of isForwards ? walked : backwards(walked)) rows = rows.orderBy(expression, way);
  const found: ScoredRow[] = await rows
    .limit(left)
    .offset(isForwards ? offset : total - offset - left)
    .execute();
  if (found.length < left) return null;
  return new Page(isForwards ? found : found.reverse(), total);
}

/** One page of the results that match, in the order asked for; by rank where nothing is asked for. Tests give `least`. */
export async function pageOfResults(
  db: Db,
  assessmentId: number,
  query: ResultRowQuery,
  scope: Scope,
  least = leastWalked,
): Promise<Page<ScoredRow[]>> {
  const { page = 1, size = pageLimits.defaultSize, sort = 'rank', ...rest } = query;
  const filter: ResultFilter = { ...rest, scope };
  const order = orderOf(sort);
  const rowsBy = (by: Order, limit: number, offset: number): Promise<ScoredRow[]> => {
    let rows = joined(db, assessmentId, filter, sort);
    for (const [expression, direction] of by) rows = rows.orderBy(expression, direction);
    return rows.limit(limit).offset(offset).execute();
  };
  const count = async () => ({ count: await countOf(db, assessmentId, filter) });
  const byName = sort === 'name' || sort === '-name' ? await pageByName(db, assessmentId, filter, { page, size, order, least }) : null;
  if (byName !== null) return byName;
  if (page === 1) {
    const { rows, total } = await countedPage({ page, size }, (limit, offset) => rowsBy(order, limit, offset), count);
    return new Page(rows, total);
  }
  const total = await countOf(db, assessmentId, filter);
  const offset = (page - 1) * size;
  const left = Math.min(size, total - offset);
  if (left <= 0) return new Page([], total);
  // From the nearer end: a database sorts as many rows as lie before the page.
  if (offset < total / 2) return new Page(await rowsBy(order, left, offset), total);
  return new Page((await rowsBy(backwards(order), left, total - offset - left)).reverse(), total);
}

/** The result of one learner, or null. */
export async function resultRowOf(db: Db, assessmentId: number, uid: string, scope: Scope): Promise<ScoredRow | null> {
  return (await rowsIn(db, assessmentId, scope).where('s.uid', '=', uid).select(scoredColumns).executeTakeFirst()) ?? null;
}

/** How many have each score, of all who handed in and are in sight. */
export async function scoresOf(db: Db, assessmentId: number, scope: Scope): Promise<Ladder> {
  return rowsIn(db, assessmentId, scope).where('s.is_provisional', '=', 0).groupBy('s.score').select(['s.score', counted]).execute();
}

/** The results that match after the given one, in the order of the ranks; at most `limit`. */
async function after(
  db: Db,
  assessmentId: number,
  filter: ResultFilter,
  isProvisional: number,
  last: ScoredRow | null,
  limit: number,
): Promise<ScoredRow[]> {
  let rows = matches(db, assessmentId, filter).where('s.is_provisional', '=', isProvisional).select(scoredColumns);
  if (last !== null) {
    const { score, submitted_at, uid } = last;
    // The first condition finds the place in the index, the second one the row there.
    rows = rows
      .where('s.score', '<=', score)
      .where((where) =>
        where.or([
          where('s.score', '<', score),
          where('s.submitted_at', '>', submitted_at),
          where.and([where('s.submitted_at', '=', submitted_at), where('s.uid', '>', uid)]),
        ]),
      );
  }
  for (const [by, direction] of byRank) rows = rows.orderBy(by, direction);
  return rows.limit(limit).execute();
}

/** Walks over the results in the order of the ranks, as often as is sensible while submissions are being marked again. */
const mostWalks = 3;

/**
 * Every result that matches once, best first, a batch at a time. A submission that is marked again meanwhile may move past the place that was
 * reached; it then comes at the end.
 */
export async function* resultBatches(db: Db, assessmentId: number, filter: ResultFilter, size: number): AsyncGenerator<ScoredRow[]> {
  const seen = new Set<string>();
  for (let walk = 1; walk <= mostWalks; walk += 1) {
    for (const isProvisional of [0, 1]) {
      for (let last: ScoredRow | null | undefined = null; last !== undefined; ) {
        const rows: ScoredRow[] = await after(db, assessmentId, filter, isProvisional, last, size);
        const fresh = rows.filter(({ uid }) => !seen.has(uid));
        for (const { uid } of fresh) seen.add(uid);
        if (fresh.length > 0) yield fresh;
        last = rows.length < size ? undefined : rows.at(-1);
      }
    }
    if ((await countOf(db, assessmentId, filter)) <= seen.size) return;
  }
}
