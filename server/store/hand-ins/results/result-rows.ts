import type { Ladder } from '../../../../contract/assessment/insight';
import type { ResultOrder } from '../../../../contract/assessment/result-list';
import type { ResultRowQuery } from '../../../../contract/calls/page';
import { pageLimits } from '../../../../contract/calls/page';
import type { Scope } from '../../../../contract/people/rights';
import { Page } from '../../../replies/paged-list';
import type { Db } from '../../engine/store';
import { isShownGroup, personInGroups } from '../../shared/membership';
import { counted } from '../../shared/paged-rows';
import { countOf, heldWords, isFiltered, matches, type ResultFilter, rowsIn, type ScoredRow, scoredColumns, someOf } from './result-filter';
import { backwards, byRank, inOrder, joins, orderOf, type RowOrder } from './result-orders';
import { walkedPage } from './result-walks';

/** The matching rows with what the order needs. Where that is the person, the filter looks at the same row of people. `few`: all whose rows match; null: they are many. */
function joined(db: Db, assessmentId: number, filter: ResultFilter, sort: string, few: readonly string[] | null, areMany: boolean) {
  const needs = joins[sort.replace('-', '') as ResultOrder];
  const { group, scope } = filter;
  const rows = few === null ? rowsIn(db, assessmentId, scope) : rowsIn(db, assessmentId, scope).where('s.uid', 'in', few);
  if (needs === undefined)
    return (few === null ? matches(db, assessmentId, filter, areMany && sort.endsWith('rank')) : rows).select(scoredColumns);
  const named = rows
    .select(scoredColumns)
    .leftJoin('people as p', 'p.uid', 's.uid')
    .where((where) => where.and(few === null ? heldWords(filter, 'p') : []))
    .$if(few === null && group !== undefined, (all) => all.where(personInGroups(scope, [group ?? 0], 'p')));
  return needs === 'person' ? named : named.leftJoin('groups as g', (join) => join.on(isShownGroup(scope, 'p', 'g')));
}

/** From so many results on people are gone through in their order: fewer are sorted sooner than those are found among all people. */
const leastWalked = 2_000;

/**
 * Up to so many people are found first, and their results then by their keys. A database cannot tell how many a search finds: PostgreSQL expects many, and goes
 * through all results in their order for a page that is never full.
 */
const mostFew = 500;

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
  const some = isFiltered(filter) ? await someOf(db, assessmentId, filter, mostFew + 1) : null;
  const few = some !== null && some.length <= mostFew ? some : null;
  const total = few === null ? await countOf(db, assessmentId, filter) : few.length;
  const offset = (page - 1) * size;
  const left = Math.min(size, total - offset);
  if (left <= 0) return new Page([], total);
  // The groups of an admin bound how many there are; what stands for the groups of a learner is another one for each such admin.
  const walked = total < least || scope !== null ? null : await walkedPage(db, assessmentId, filter, sort, { offset, left, total });
  if (walked !== null) return new Page(walked, total);
  const order = orderOf(sort);
  const rowsBy = (by: RowOrder, from: number): Promise<ScoredRow[]> =>
    inOrder(joined(db, assessmentId, filter, sort, few, total >= least), by)
      .limit(left)
      .offset(from)
      .execute();
  // From the nearer end: a database sorts as many rows as lie before the page.
  if (offset < total / 2) return new Page(await rowsBy(order, offset), total);
  return new Page((await rowsBy(backwards(order), total - offset - left)).reverse(), total);
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
  return inOrder(rows, byRank).limit(limit).execute();
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
