import { sql } from 'kysely';
import type { Ladder } from '../../../../contract/assessment/insight';
import type { Db } from '../../engine/store';
import { learnersTogether, waitingTogether } from '../../shared/membership';

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

/** How many learners each assessment is for, each once: those of its groups, or all; with those on the roster who have not come yet. */
export async function learnersOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const all = [...(await learnersTogether(db)), ...(await waitingTogether(db))];
  const rows = await db.selectFrom('assessment_groups').selectAll().where('assessment_id', 'in', ids).execute();
  const isFor = (id: number): number => {
    const groups = new Set(rows.filter((row) => row.assessment_id === id).map(({ group_id }) => group_id));
    const meant = groups.size === 0 ? all : all.filter(({ groupIds }) => groupIds.some((group) => groups.has(group)));
    return meant.reduce((sum, { count }) => sum + count, 0);
  };
  return new Map(ids.map((id) => [id, isFor(id)]));
}
