import type { AssessmentSummary, Paper, Result, ResultSummary } from '../../../contract/assessment/assessment';
import type { Attempt } from '../attempt/attempt';
import type { AttemptRow, Device, Parcel } from './db';
import { assembleAttempt, standingsOf } from './journal';
import { isValidPaper, isValidParcel, readAttemptRow } from './row-schemas';

const newestFirst = (a: { createdAt: string }, b: { createdAt: string }) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
const latestFirst = (a: { submittedAt: string }, b: { submittedAt: string }) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt);

export async function keepPaper(db: Device, uid: string, paper: Paper): Promise<void> {
  await db.papers.put({ ...paper, uid });
}

/** Frees the space of a paper, which the server can give again; one that is being sat stays. */
export async function removePaper(db: Device, uid: string, assessmentId: number): Promise<void> {
  await db.transaction('rw', db.papers, db.attempts, async () => {
    const attempt = await db.attempts.get([uid, assessmentId]);
    if (attempt?.status !== 'in-progress') await db.papers.delete([uid, assessmentId]);
  });
}

export async function paperOn(db: Device, uid: string, assessmentId: number): Promise<Paper | null> {
  const paper = await db.papers.get([uid, assessmentId]);
  return isValidPaper(paper) ? paper : null;
}

/** The attempt with its standings put together, or null. Rows that are damaged count as absent. */
export async function attemptOn(db: Device, uid: string, assessmentId: number): Promise<Attempt | null> {
  return db.transaction('r', db.attempts, db.standings, async () => {
    const row = readAttemptRow(await db.attempts.get([uid, assessmentId]));
    return row && assembleAttempt(row, await standingsOf(db, row));
  });
}

/** Whether the server is known to have this learner's result. */
export const isMarked = async (db: Device, uid: string, assessmentId: number): Promise<boolean> =>
  (await db.summaries.get([uid, assessmentId])) !== undefined;

/** Attempts of a learner that this device still has open. */
export const openAttempts = async (db: Device, uid: string): Promise<AttemptRow[]> =>
  (await db.attempts.where('uid').equals(uid).toArray())
    .map(readAttemptRow)
    .filter((attempt) => attempt !== null)
    .filter((attempt) => attempt.status === 'in-progress');

export const parcelsOf = async (db: Device, uid: string): Promise<Parcel[]> =>
  (await db.parcels.where('uid').equals(uid).sortBy('handedInAt')).filter(isValidParcel);

export async function parcelOn(db: Device, uid: string, assessmentId: number): Promise<Parcel | null> {
  const parcel = await db.parcels.get([uid, assessmentId]);
  return isValidParcel(parcel) ? parcel : null;
}

/** Keeps what a list says of the learner's time with all else that is known of them: for a paper that is opened by its address, and without a network. */
async function keepTime(db: Device, uid: string, timePercent: number | undefined): Promise<void> {
  const person = await db.people.get(uid);
  if (!person?.profile || person.profile.timePercent === timePercent) return;
  const { timePercent: _, ...profile } = person.profile;
  await db.people.put({ ...person, profile: { ...profile, ...(timePercent !== undefined && { timePercent }) } });
}

/** Replaces the learner's list of available assessments by what the server now says. */
export async function keepAvailable(db: Device, uid: string, list: AssessmentSummary[]): Promise<void> {
  await db.transaction('rw', db.available, db.people, async () => {
    await db.available.where('uid').equals(uid).delete();
    await db.available.bulkPut(list.map((a) => ({ ...a, uid })));
    if (list[0] !== undefined) await keepTime(db, uid, list[0].timePercent);
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
