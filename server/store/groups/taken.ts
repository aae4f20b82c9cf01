import type { Db } from '../store';

/** Whether an account has fetched the paper of an assessment, or begun an attempt at it. */
export async function hasTaken(db: Db, assessmentId: number, uid: string): Promise<boolean> {
  for (const table of ['starts', 'paper_fetches'] as const) {
    const rows = db.selectFrom(table).select('uid').where('assessment_id', '=', assessmentId).where('uid', '=', uid);
    if ((await rows.executeTakeFirst()) !== undefined) return true;
  }
  return false;
}
