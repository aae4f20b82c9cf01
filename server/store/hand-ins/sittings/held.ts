import { preparedQuery } from '../../engine/prepared-statements';
import type { Db } from '../../engine/store';
import type { StartRow } from './starts';

/** In which form an account has fetched the paper of an assessment: the clear one at least once, or only the sealed one; null if neither. */
export async function formFetched(db: Db, assessmentId: number, uid: string): Promise<'clear' | 'sealed' | null> {
  const rows = db.selectFrom('paper_fetches').select('is_sealed').where('assessment_id', '=', assessmentId).where('uid', '=', uid);
  const row = await rows.executeTakeFirst();
  return row === undefined ? null : row.is_sealed === 1 ? 'sealed' : 'clear';
}

/** When an account first fetched the paper, in whatever form, epoch milliseconds; null if it never did. */
export async function fetchedAt(db: Db, assessmentId: number, uid: string): Promise<number | null> {
  const rows = db.selectFrom('paper_fetches').select('fetched_at').where('assessment_id', '=', assessmentId).where('uid', '=', uid);
  return (await rows.executeTakeFirst())?.fetched_at ?? null;
}

/** When the server saw the first start of an account, epoch milliseconds; null if it saw none. */
export async function startSeenAt(db: Db, assessmentId: number, uid: string): Promise<number | null> {
  const rows = db.selectFrom('starts').select('seen_at').where('assessment_id', '=', assessmentId).where('uid', '=', uid);
  return (await rows.executeTakeFirst())?.seen_at ?? null;
}

const startsOf = preparedQuery((db, uid: string) =>
  db.selectFrom('starts').select(['assessment_id', 'seen_at', 'said_at', 'dated_by']).where('uid', '=', uid),
);

/** The first starts that the server heard of a learner, by assessment. */
export const startsBy = async (db: Db, uid: string): Promise<Map<number, Omit<StartRow, 'uid'>>> =>
  new Map((await startsOf(db, uid)).map((row) => [row.assessment_id, row]));
