import { type SelectQueryBuilder, sql } from 'kysely';
import type { Ladder } from '../../../../contract/assessment/insight';
import type { Tables } from '../../engine/schema';
import type { Db } from '../../engine/store';

/** An assessment that is compared with others. */
export interface ComparedRow {
  id: number;
  name: string;
  createdAt: number;
  totalMarks: number;
}

const described = (db: Db) =>
  db
    .selectFrom('assessments')
    .leftJoin('changed_totals', 'changed_totals.assessment_id', 'assessments.id')
    .select(['id', 'name', 'created_at', sql<number>`coalesce(changed_totals.total_marks, assessments.total_marks)`.as('total_marks')]);

type DescribedRow = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number];

const rowFrom = ({ id, name, created_at, total_marks }: DescribedRow): ComparedRow => ({
  id,
  name,
  createdAt: created_at,
  totalMarks: total_marks,
});

/** The assessment, then the last `count` made before it that were handed in, the latest first. Empty where there is no such assessment. */
export async function withEarlier(db: Db, id: number, count: number): Promise<ComparedRow[]> {
  const own = await described(db).where('id', '=', id).executeTakeFirst();
  if (own === undefined) return [];
  const earlier = await described(db)
    .where((where) =>
      where.or([where('created_at', '<', own.created_at), where.and([where('created_at', '=', own.created_at), where('id', '<', own.id)])]),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom('submissions')
          .select('uid')
          .whereRef('submissions.assessment_id', '=', 'assessments.id')
          .where('is_preview', '=', 0)
          .where('is_provisional', '=', 0),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return [own, ...earlier].map(rowFrom);
}

/** How often each score was reached, by assessment, ascending; from the index of ranks alone. */
export async function laddersOf(db: Db, ids: readonly number[]): Promise<Map<number, Ladder>> {
  const rows = await db
    .selectFrom('submissions')
    .select((of) => ['assessment_id', 'score', of.fn.countAll<number>().as('count')])
    .where('assessment_id', 'in', ids)
    .where('is_preview', '=', 0)
    .where('is_provisional', '=', 0)
    .groupBy(['assessment_id', 'score'])
    .orderBy('score')
    .execute();
  const ladders = new Map<number, Ladder>(ids.map((id) => [id, []]));
  for (const { assessment_id, score, count } of rows) ladders.get(assessment_id)?.push({ score, count });
  return ladders;
}

/** When each assessment was first handed in, epoch milliseconds. */
export async function firstHandIns(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('submissions')
    .select((of) => ['assessment_id', of.fn.min('submitted_at').as('first')])
    .where('assessment_id', 'in', ids)
    .where('is_preview', '=', 0)
    .where('is_provisional', '=', 0)
    .groupBy('assessment_id')
    .execute();
  return new Map(rows.map(({ assessment_id, first }) => [assessment_id, first]));
}

async function byGroup<T extends keyof Tables>(query: SelectQueryBuilder<Tables, T, { group_id: number | null; count: number }>) {
  return new Map((await query.execute()).map((row) => [row.group_id, row.count]));
}

/** How many learners each assessment is for: those of its groups, or all; with those on the roster who have not come yet. */
export async function learnersOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const came = await byGroup(
    db
      .selectFrom('people')
      .where((where) => where.or([where('role', 'is', null), where('role', '<>', 'admin')]))
      .groupBy('group_id')
      .select((of) => ['group_id', of.fn.countAll<number>().as('count')]),
  );
  const expected = await byGroup(
    db
      .selectFrom('roster')
      .where('uid', 'is', null)
      .groupBy('group_id')
      .select((of) => ['group_id', of.fn.countAll<number>().as('count')]),
  );
  const rows = await db.selectFrom('assessment_groups').selectAll().where('assessment_id', 'in', ids).execute();
  const everybody = [...came.values(), ...expected.values()].reduce((sum, count) => sum + count, 0);
  const inGroup = (group: number) => (came.get(group) ?? 0) + (expected.get(group) ?? 0);
  const isFor = (id: number): number => {
    const groups = rows.filter((row) => row.assessment_id === id);
    return groups.length === 0 ? everybody : groups.reduce((sum, { group_id }) => sum + inGroup(group_id), 0);
  };
  return new Map(ids.map((id) => [id, isFor(id)]));
}
