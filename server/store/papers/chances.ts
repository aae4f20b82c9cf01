import type { ChanceCounts } from '../../../contract/assessment/chance';
import type { ChanceTaken } from '../../../contract/assessment/chance-bodies';
import type { Scope } from '../../../contract/people/rights';
import { batches, insertMany } from '../engine/insert-many';
import type { Tables } from '../engine/schema';
import type { Db, Tx } from '../engine/store';
import { counted } from '../shared/paged-rows';
import { personInSight, testInSight } from '../shared/sight';

/** Whether a learner may begin an attempt of a chance now (ADR 78). `now`: epoch milliseconds. */
export async function hasOpenChance(db: Db, assessmentId: number, uid: string, now: number): Promise<boolean> {
  const open = db.selectFrom('chances').select('number').where('uid', '=', uid).where('assessment_id', '=', assessmentId);
  return (await open.where('used_at', 'is', null).where('until_at', '>', now).limit(1).executeTakeFirst()) !== undefined;
}

/** An open chance of a learner. */
export type OpenChance = Pick<Tables['chances'], 'assessment_id' | 'number' | 'reason' | 'counts' | 'until_at'>;

/** The open chances of a learner. */
export const openChancesOf = (db: Db, uid: string, now: number): Promise<OpenChance[]> =>
  db
    .selectFrom('chances')
    .select(['assessment_id', 'number', 'reason', 'counts', 'until_at'])
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .where('until_at', '>', now)
    .where('is_latest', '=', 1)
    .execute();

/** Chances of which an attempt may be under way, or still begin: not used, and not over. `now`: epoch milliseconds. */
const mayBeSat = (db: Db, now: number) =>
  db.selectFrom('chances').where('used_at', 'is', null).where('is_latest', '=', 1).where('ends_at', '>', now);

/** How many learners in sight have an open chance of an assessment, and until when an attempt of one may be under way; null without any. */
export async function openChancesAt(
  db: Db,
  assessmentId: number,
  scope: Scope,
  now: number,
): Promise<{ count: number; endsAt: number } | null> {
  const { count, endsAt } = await mayBeSat(db, now)
    .where('assessment_id', '=', assessmentId)
    .where(personInSight(scope, 'chances.uid'))
    .select((of) => [counted, of.fn.max<number | null>('ends_at').as('endsAt')])
    .executeTakeFirstOrThrow();
  return endsAt === null ? null : { count, endsAt: Number(endsAt) };
}

/** Tests in sight, by name, that a learner may be sitting once more, until `ends_at` at the latest. */
export const sitsAgain = (db: Db, uid: string, scope: Scope, now: number) =>
  mayBeSat(db, now)
    .innerJoin('assessments', 'assessments.id', 'chances.assessment_id')
    .where('chances.uid', '=', uid)
    .where(testInSight(scope, 'assessments.id'))
    .select(['assessments.id', 'assessments.name', 'ends_at'])
    .orderBy('assessments.name')
    .orderBy('assessments.id')
    .execute();

/** What an admin gives. `endsAt`: until then an attempt may be under way. */
export interface GivenChance {
  reason: string;
  counts: ChanceCounts;
  by: string;
  at: number;
  untilAt: number;
  endsAt: number;
}

/**
 * Gives each of these learners the next chance of an assessment, but not one who has an open one. To be called while the assessment is held, so that two admins
 * give one chance. Returns the number of the chance by uid.
 */
export async function giveChances(
  tx: Tx,
  assessmentId: number,
  uids: readonly string[],
  { reason, counts, by, at, untilAt, endsAt }: GivenChance,
): Promise<Map<string, number>> {
  const all = tx.selectFrom('chances').select(['uid', 'number', 'used_at', 'until_at']);
  const had = await all.where('assessment_id', '=', assessmentId).where('is_latest', '=', 1).execute();
  const latest = new Map(had.map((row) => [row.uid, row]));
  const isOpen = (uid: string): boolean => {
    const row = latest.get(uid);
    return row !== undefined && row.used_at === null && row.until_at > at;
  };
  const given = new Map(uids.filter((uid) => !isOpen(uid)).map((uid) => [uid, (latest.get(uid)?.number ?? 1) + 1]));
  const earlier = [...given.keys()].filter((uid) => latest.has(uid));
  for (const some of batches(earlier)) {
    const before = tx.updateTable('chances').set({ is_latest: 0 }).where('uid', 'in', some);
    await before.where('assessment_id', '=', assessmentId).execute();
  }
  await insertMany(
    tx,
    'chances',
    [...given].map(([uid, number]) => ({
      ...{ uid, assessment_id: assessmentId, number, reason, counts },
      ...{ given_by: by, given_at: at, until_at: untilAt, ends_at: endsAt, used_at: null, is_latest: 1, withdrawn_at: null },
    })),
  );
  return given;
}

type KeptChance = NonNullable<ChanceTaken['kept']>[number];

/**
 * Takes the open chances of these learners back (ADR 88). `endsAt`: until then an attempt that was begun before may be under way. Returns the numbers of the
 * chances by uid, and the learners whose latest chance could not be taken back.
 */
export async function takeChancesBack(
  tx: Tx,
  assessmentId: number,
  uids: readonly string[],
  { at, endsAt }: { at: number; endsAt: number },
): Promise<{ taken: Map<string, number>; kept: KeptChance[] }> {
  const columns = ['uid', 'number', 'used_at', 'until_at', 'ends_at', 'withdrawn_at'] as const;
  const all = tx.selectFrom('chances').select(columns).where('is_latest', '=', 1).orderBy('uid');
  const wanted = new Set(uids);
  const rows = (await all.where('assessment_id', '=', assessmentId).execute()).filter(({ uid }) => wanted.has(uid));
  const taken = new Map<string, number>();
  const kept: KeptChance[] = [];
  for (const { uid, number, used_at, until_at, ends_at, withdrawn_at } of rows) {
    if (used_at !== null || until_at <= at) {
      kept.push({ uid, why: used_at !== null ? 'used' : withdrawn_at !== null ? 'back' : 'over' });
      continue;
    }
    const own = tx.updateTable('chances').where('uid', '=', uid).where('assessment_id', '=', assessmentId).where('number', '=', number);
    const ended = own.set({ until_at: at, ends_at: Math.min(ends_at, endsAt), withdrawn_at: at }).where('used_at', 'is', null);
    if ((await ended.returning('uid').execute()).length > 0) taken.set(uid, number);
    // A hand-in of this moment.
    else kept.push({ uid, why: 'used' });
  }
  return { taken, kept };
}
