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

/** Removes a paper, which the server can send again; a paper with an attempt in progress stays. */
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

/** Returns the attempt with its answers, or null. Damaged rows count as absent. */
export async function attemptOn(db: Device, uid: string, assessmentId: number): Promise<Attempt | null> {
  return db.transaction('r', db.attempts, db.standings, async () => {
    const row = readAttemptRow(await db.attempts.get([uid, assessmentId]));
    return row && assembleAttempt(row, await standingsOf(db, row));
  });
}

/** Whether the server is known to have this learner's result. */
export const isMarked = async (db: Device, uid: string, assessmentId: number): Promise<boolean> =>
  (await db.summaries.get([uid, assessmentId])) !== undefined;

/** Returns a learner's attempts in progress on this device. */
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

/** Stores the learner's time from a list in the profile, for papers opened by address and without a network. */
async function keepTime(db: Device, uid: string, timePercent: number | undefined): Promise<void> {
  const person = await db.people.get(uid);
  if (!person?.profile || person.profile.timePercent === timePercent) return;
  const { timePercent: _, ...profile } = person.profile;
  await db.people.put({ ...person, profile: { ...profile, ...(timePercent !== undefined && { timePercent }) } });
}

/** Replaces the learner's list of available assessments by the server's list. */
export async function keepAvailable(db: Device, uid: string, list: AssessmentSummary[]): Promise<void> {
  await db.transaction('rw', db.available, db.people, async () => {
    await db.available.where('uid').equals(uid).delete();
    await db.available.bulkPut(list.map((a) => ({ ...a, uid })));
    if (list[0] !== undefined) await keepTime(db, uid, list[0].timePercent);
  });
}

/** Returns the assessments that the learner can still take, newest first: the server's last list without those handed in on this device. */
export async function availableOn(db: Device, uid: string): Promise<AssessmentSummary[]> {
  const [list, attempts] = await Promise.all([
    db.available.where('uid').equals(uid).toArray(),
    db.attempts.where('uid').equals(uid).toArray(),
  ]);
  const over = new Set(attempts.filter((a) => a.status !== 'in-progress').map((a) => a.assessmentId));
  return list.filter((a) => !over.has(a.id)).sort(newestFirst);
}

/** Replaces the learner's list of results by the server's list. */
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
