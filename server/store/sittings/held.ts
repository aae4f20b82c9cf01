import type { Db } from '../store';

/** Whether an account has fetched the paper of an assessment. */
export async function hasFetched(db: Db, assessmentId: number, uid: string): Promise<boolean> {
  const rows = db.selectFrom('paper_fetches').select('uid').where('assessment_id', '=', assessmentId).where('uid', '=', uid);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** When the server saw the first start of an account, epoch milliseconds; null if it saw none. */
export async function startSeenAt(db: Db, assessmentId: number, uid: string): Promise<number | null> {
  const rows = db.selectFrom('starts').select('seen_at').where('assessment_id', '=', assessmentId).where('uid', '=', uid);
  return (await rows.executeTakeFirst())?.seen_at ?? null;
}
