import type { Db } from '../engine/store';

/** The name of an assessment, or null. */
export async function assessmentName(db: Db, id: number): Promise<string | null> {
  return (await db.selectFrom('assessments').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null;
}
