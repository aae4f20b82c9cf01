import type { Aim, AimDraft } from '../../../contract/assessment/aim';
import type { Tables } from '../engine/schema';
import type { Db, Tx } from '../engine/store';

export const aimColumns = ['assessment_aims.exam_date', 'assessment_aims.cut_off'] as const;

/** The aim in a row, also of a query that joins an assessment without one. */
export const aimIn = ({ exam_date, cut_off }: Pick<Tables['assessment_aims'], 'exam_date' | 'cut_off'>): Aim => ({
  ...(exam_date !== null && { examDate: exam_date }),
  ...(cut_off !== null && { cutOff: cut_off }),
});

/** What the institute says of the real exam that an assessment prepares for. */
export async function aimOf(db: Db, id: number): Promise<Aim> {
  const row = await db.selectFrom('assessment_aims').select(aimColumns).where('assessment_id', '=', id).executeTakeFirst();
  return row === undefined ? {} : aimIn(row);
}

/** What an admin changed of an aim; null: it is not said any more. */
export type AimChanges = Partial<{ examDate: string | null; cutOff: number | null }>;

/** Changes an aim. Returns what changed: null for what is not said any more. */
export async function changeAim(tx: Tx, id: number, { examDate, cutOff }: AimDraft): Promise<AimChanges> {
  if (examDate === undefined && cutOff === undefined) return {};
  const before = await aimOf(tx, id);
  const changes = {
    ...(examDate !== undefined && examDate !== (before.examDate ?? null) && { examDate }),
    ...(cutOff !== undefined && cutOff !== (before.cutOff ?? null) && { cutOff }),
  };
  if (Object.keys(changes).length === 0) return {};
  const after = { examDate: before.examDate ?? null, cutOff: before.cutOff ?? null, ...changes };
  const row = { exam_date: after.examDate, cut_off: after.cutOff };
  await tx
    .insertInto('assessment_aims')
    .values({ assessment_id: id, ...row })
    .onConflict((clash) => clash.column('assessment_id').doUpdateSet(row))
    .execute();
  return changes;
}

/** The marks of an assessment. */
export async function totalMarksOf(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('assessments').select('total_marks').where('id', '=', id).executeTakeFirstOrThrow();
  return row.total_marks;
}
