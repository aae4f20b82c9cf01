import type { AssessmentState } from '../../../contract/assessment/schedule-times';
import type { Db, Tx } from '../engine/store';
import { countIn } from '../shared/paged-rows';

/** Ids of the assessments that are in no list, for a query. */
export const archivedIds = (db: Db) => db.selectFrom('archived_assessments').select('archived_assessments.assessment_id');

/**
 * Ids of the deleted assessments, for a query. A device may have held the paper and hand in later: then the assessment is no longer deleted, but in the
 * archive.
 */
export const deletedIds = (db: Db) =>
  archivedIds(db)
    .where('is_deleted', '=', 1)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('submissions')
            .select('submissions.uid')
            .whereRef('submissions.assessment_id', '=', 'archived_assessments.assessment_id')
            .where('is_preview', '=', 0),
        ),
      ),
    );

/** Which of these assessments are in no list. */
export async function archivedAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = ids.length === 0 ? [] : await archivedIds(db).where('assessment_id', 'in', ids).execute();
  return new Set(rows.map(({ assessment_id }) => assessment_id));
}

/** Submissions of learners, copies of unfinished attempts too. */
export async function countFiled(db: Db, id: number): Promise<number> {
  const filed = db.selectFrom('submissions').where('assessment_id', '=', id).where('is_preview', '=', 0);
  return countIn(filed);
}

/** Whether an assessment is deleted. */
export const isDeleted = async (db: Db, id: number): Promise<boolean> =>
  (await deletedIds(db).where('assessment_id', '=', id).executeTakeFirst()) !== undefined;

/** The state to which an archived assessment goes back; null if it is not in the archive. */
export async function stateBeforeArchive(db: Db, id: number): Promise<AssessmentState | null> {
  const row = await db.selectFrom('archived_assessments').select('state_before').where('assessment_id', '=', id).executeTakeFirst();
  return row?.state_before ?? null;
}

/** Notes that an assessment leaves the lists; one that is in the archive already keeps the state that it had before. */
export async function addToArchive(tx: Tx, id: number, before: AssessmentState, isDeleted: boolean): Promise<void> {
  const is_deleted = isDeleted ? 1 : 0;
  await tx
    .insertInto('archived_assessments')
    .values({ assessment_id: id, state_before: before, is_deleted })
    .onConflict((conflict) => conflict.column('assessment_id').doUpdateSet({ is_deleted }))
    .execute();
}

export async function takeFromArchive(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('archived_assessments').where('assessment_id', '=', id).execute();
}
