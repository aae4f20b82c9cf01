import type { Db, Tx } from '../engine/store';

/** Minutes of one learner, and how often some of them were taken back (ADR 75). */
export interface OwnTime {
  minutes: number;
  cuts: number;
}

/** The minutes of single learners, by assessment and uid. */
export type OwnTimes = ReadonlyMap<number, ReadonlyMap<string, OwnTime>>;

/** Every learner's own minutes. */
export async function allOwnTimes(db: Db): Promise<OwnTimes> {
  const found = new Map<number, Map<string, OwnTime>>();
  for (const { assessment_id, uid, minutes, cuts } of await db.selectFrom('own_minutes').selectAll().execute()) {
    const known = found.get(assessment_id) ?? new Map<string, OwnTime>();
    found.set(assessment_id, known.set(uid, { minutes, cuts }));
  }
  return found;
}

/** Of one assessment, by uid. */
export async function ownTimesOf(db: Db, id: number): Promise<ReadonlyMap<string, OwnTime>> {
  const rows = await db.selectFrom('own_minutes').where('assessment_id', '=', id).select(['uid', 'minutes', 'cuts']).execute();
  return new Map(rows.map(({ uid, minutes, cuts }) => [uid, { minutes, cuts }]));
}

export async function saveOwnTime(tx: Tx, id: number, uid: string, time: OwnTime): Promise<void> {
  await tx
    .insertInto('own_minutes')
    .values({ assessment_id: id, uid, ...time })
    .onConflict((conflict) => conflict.columns(['assessment_id', 'uid']).doUpdateSet(time))
    .execute();
}

/** When the server saw the first start of an assessment; null: none. Epoch milliseconds. */
export async function firstStart(db: Db, id: number): Promise<number | null> {
  const first = db
    .selectFrom('starts')
    .where('assessment_id', '=', id)
    .select((of) => of.fn.min('seen_at').as('at'));
  const at = (await first.executeTakeFirst())?.at ?? null;
  return at === null ? null : Number(at);
}

/** Whether the server knows that a learner has fetched the paper. */
export async function hasFetched(db: Db, id: number, uid: string): Promise<boolean> {
  const fetch = db.selectFrom('paper_fetches').select('uid').where('assessment_id', '=', id).where('uid', '=', uid);
  return (await fetch.executeTakeFirst()) !== undefined;
}

/** When a learner began, by what the server saw or the device said, whichever is earlier; null: not known. */
export async function startOfLearner(db: Db, id: number, uid: string): Promise<number | null> {
  const start = db.selectFrom('starts').where('assessment_id', '=', id).where('uid', '=', uid).select(['seen_at', 'said_at']);
  const found = await start.executeTakeFirst();
  return found === undefined ? null : Math.min(found.seen_at, found.said_at);
}
