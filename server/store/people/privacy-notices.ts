import type { Db } from '../engine/store';

/** Enters that a person has accepted a version of the privacy notice; the first time stays. */
export async function acceptNotice(db: Db, uid: string, version: number, now: number): Promise<void> {
  await db
    .insertInto('accepted_notices')
    .values({ uid, version, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest version that a person has accepted, for a profile; empty if none. */
export async function acceptedNotice(db: Db, uid: string): Promise<{ noticeVersion?: number }> {
  const last = db.selectFrom('accepted_notices').select((of) => of.fn.max('version').as('version'));
  const { version } = await last.where('uid', '=', uid).executeTakeFirstOrThrow();
  return version === null ? {} : { noticeVersion: version };
}
