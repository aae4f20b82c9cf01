import type { AssessmentSummary, Paper, Result, ResultSummary } from '../../../contract/assessment';
import type { Attempt, Standing } from '../attempt/attempt';
import type { AttemptRow, Device, Parcel, StandingRow } from './db';

const newestFirst = (a: { createdAt: string }, b: { createdAt: string }) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
const latestFirst = (a: { submittedAt: string }, b: { submittedAt: string }) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt);

export async function keepPaper(db: Device, uid: string, paper: Paper): Promise<void> {
  await db.papers.put({ ...paper, uid });
}

export async function paperOn(db: Device, uid: string, assessmentId: number): Promise<Paper | null> {
  return (await db.papers.get([uid, assessmentId])) ?? null;
}

/** The attempt with its standings put together, or null. */
export async function attemptOn(db: Device, uid: string, assessmentId: number): Promise<Attempt | null> {
  return db.transaction('r', db.attempts, db.standings, async () => {
    const row = await db.attempts.get([uid, assessmentId]);
    if (row === undefined) return null;
    return joined(row, await standingRows(db, row));
  });
}

const standingRows = (db: Device, { uid, assessmentId }: Pick<AttemptRow, 'uid' | 'assessmentId'>): Promise<StandingRow[]> =>
  db.standings.where('[uid+assessmentId]').equals([uid, assessmentId]).toArray();

export function joined(row: AttemptRow, rows: StandingRow[]): Attempt {
  const standings: Record<number, Standing> = {};
  for (const { questionId, selectedOptionId, markedForReview, at } of rows)
    standings[questionId] = { selectedOptionId, markedForReview, at };
  return { ...row, standings };
}

/**
 * Commits what a step changed, in one strict transaction: the attempt row if it changed, and one row for each question touched.
 * Resolves after the commit, and only then may a screen say *saved*, with the attempt as the disk has it: `after` itself, or what
 * another tab made of it first by starting (`before` is null) or handing in; then nothing was written.
 */
export async function commitStep(db: Device, before: Attempt | null, after: Attempt): Promise<Attempt> {
  const { standings, ...row } = after;
  const touched = Object.entries(standings).filter(([id, standing]) => before?.standings[Number(id)] !== standing);
  return db.transaction('rw', db.attempts, db.standings, async () => {
    const stored = await db.attempts.get([row.uid, row.assessmentId]);
    if (stored !== undefined && (before === null || stored.status !== 'in-progress')) return joined(stored, await standingRows(db, stored));
    if (stored === undefined || before?.currentQuestionId !== row.currentQuestionId) await db.attempts.put(row);
    await putLatest(
      db,
      touched.map(([id, s]) => ({ ...s, uid: row.uid, assessmentId: row.assessmentId, questionId: Number(id) })),
    );
    return after;
  });
}

/** A page that lost the attempt to another may still have a write under way: what was answered later stays. */
async function putLatest(db: Device, rows: StandingRow[]): Promise<void> {
  const stored = await db.standings.bulkGet(rows.map((r): [string, number, number] => [r.uid, r.assessmentId, r.questionId]));
  await db.standings.bulkPut(rows.filter((r, i) => (stored[i]?.at ?? 0) <= r.at));
}

/** Clears an attempt that may be sat again: an admin's preview. */
export async function clearAttempt(db: Device, uid: string, assessmentId: number): Promise<void> {
  await db.transaction('rw', db.attempts, db.standings, async () => {
    await db.attempts.delete([uid, assessmentId]);
    await db.standings.where('[uid+assessmentId]').equals([uid, assessmentId]).delete();
  });
}

/** Whether the server is known to have this learner's result. */
export const isMarked = async (db: Device, uid: string, assessmentId: number): Promise<boolean> =>
  (await db.summaries.get([uid, assessmentId])) !== undefined;

/** Attempts of a learner that this device still has open. */
export const openAttempts = (db: Device, uid: string): Promise<AttemptRow[]> =>
  db.attempts
    .where('uid')
    .equals(uid)
    .filter((a) => a.status === 'in-progress')
    .toArray();

export const parcelsOf = (db: Device, uid: string): Promise<Parcel[]> => db.parcels.where('uid').equals(uid).sortBy('handedInAt');

export const parcelOn = async (db: Device, uid: string, assessmentId: number): Promise<Parcel | null> =>
  (await db.parcels.get([uid, assessmentId])) ?? null;

/** Replaces the learner's list of available assessments by what the server now says. */
export async function keepAvailable(db: Device, uid: string, list: AssessmentSummary[]): Promise<void> {
  await db.transaction('rw', db.available, async () => {
    await db.available.where('uid').equals(uid).delete();
    await db.available.bulkPut(list.map((a) => ({ ...a, uid })));
  });
}

/** What the learner can still sit, newest first: the server's list as last seen, less what this device has handed in since. */
export async function availableOn(db: Device, uid: string): Promise<AssessmentSummary[]> {
  const [list, attempts] = await Promise.all([
    db.available.where('uid').equals(uid).toArray(),
    db.attempts.where('uid').equals(uid).toArray(),
  ]);
  const over = new Set(attempts.filter((a) => a.status !== 'in-progress').map((a) => a.assessmentId));
  return list.filter((a) => !over.has(a.id)).sort(newestFirst);
}

/** Replaces the learner's list of results by what the server now says. */
export async function keepSummaries(db: Device, uid: string, list: ResultSummary[]): Promise<void> {
  await db.transaction('rw', db.summaries, async () => {
    await db.summaries.where('uid').equals(uid).delete();
    await db.summaries.bulkPut(list.map((s) => ({ ...s, uid })));
  });
}

export const summariesOn = async (db: Device, uid: string): Promise<ResultSummary[]> =>
  (await db.summaries.where('uid').equals(uid).toArray()).sort(latestFirst);

export async function keepResult(db: Device, uid: string, result: Result): Promise<void> {
  await db.results.put({ ...result, uid });
}

export const resultOn = async (db: Device, uid: string, assessmentId: number): Promise<Result | null> =>
  (await db.results.get([uid, assessmentId])) ?? null;
