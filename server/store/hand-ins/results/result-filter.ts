import { type Expression, type SqlBool, sql } from 'kysely';
import type { ResultRowQuery } from '../../../../contract/calls/page';
import { wordsOf } from '../../../../contract/fields/fold';
import type { Scope } from '../../../../contract/people/rights';
import type { Tables } from '../../engine/schema';
import type { Db } from '../../engine/store';
import { personInGroups, personInGroupsOf } from '../../shared/membership';
import { countIn } from '../../shared/paged-rows';
import { patternOf } from '../../shared/search-words';
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
export type ScoredRow = Pick<Tables['submissions'], (typeof scoredColumns)[number] extends `s.${infer Column}` ? Column : never>;

/** Which results of an assessment. `scope`: of the asking admin. */
export type ResultFilter = Pick<ResultRowQuery, 'search' | 'group'> & { scope: Scope };

export const rowsIn = (db: Db, assessmentId: number, scope: Scope) =>
  db
    .selectFrom('submissions as s')
    .where('s.assessment_id', '=', assessmentId)
    .where('s.is_preview', '=', 0)
    .where(personInSight(scope, 's.uid'));

export const isFiltered = ({ search = '', group }: ResultFilter): boolean => search !== '' || group !== undefined;

/** Whether each word of a search is in the name or an address of a person, or in the name of a group in sight. `of`: the table of people. */
export const heldWords = ({ search = '', scope }: ResultFilter, of: string): Expression<SqlBool>[] =>
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

/** The rows that match. `areMany`: each is looked at as it comes, for a query that ends after a page; else the people are found first. */
export const matches = (db: Db, assessmentId: number, filter: ResultFilter, areMany = false) => {
  const rows = rowsIn(db, assessmentId, filter.scope);
  if (!isFiltered(filter)) return rows;
  const people = peopleOf(db, filter);
  return areMany
    ? rows.where((where) => where.exists(people.where('people.uid', '=', sql.ref<string>('s.uid'))))
    : rows.where('s.uid', 'in', people);
};

/**
 * The people whose results match, `most` of them at most. Where they are fewer, these are all. Gone through as {@link countOf} does.
 */
export async function someOf(db: Db, assessmentId: number, filter: ResultFilter, most: number): Promise<string[]> {
  const found = foundIn(db, assessmentId, filter).select('people.uid').limit(most);
  return (await found.execute()).map(({ uid }) => uid);
}

/** Whose submission is an admin's preview: few, and read from an index. */
export const previewsOf = (db: Db, assessmentId: number) =>
  db.selectFrom('submissions as v').select('v.uid').where('v.assessment_id', '=', assessmentId).where('v.is_preview', '=', 1);

/** The people whom a filter leaves, with their submissions. */
const foundIn = (db: Db, assessmentId: number, filter: ResultFilter) =>
  peopleOf(db, filter)
    .clearSelect()
    // Cross: SQLite goes through the people.
    .crossJoin('submissions as s')
    .whereRef('s.uid', '=', 'people.uid')
    .where('s.assessment_id', '=', assessmentId)
    .where(personInSight(filter.scope, 'people.uid'))
    .where('people.uid', 'not in', previewsOf(db, assessmentId));

/**
 * How many rows match. With a filter the people are gone through, and each is looked up among the submissions by their key alone, which does not say whether one is
 * a preview: a set of all people whom the filter leaves would be made and searched for each submission.
 */
export async function countOf(db: Db, assessmentId: number, filter: ResultFilter): Promise<number> {
  if (!isFiltered(filter)) return countIn(rowsIn(db, assessmentId, filter.scope));
  return countIn(foundIn(db, assessmentId, filter));
}
