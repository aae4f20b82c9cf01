import type { Table } from 'dexie';
import type { AssessmentSummary, Result, ResultSummary } from '../../../contract/assessment/assessment';
import type { Chance } from '../../../contract/assessment/chance';
import { needsNewer } from '../../../contract/assessment/needs/needs';
import type { Attempt } from '../attempt/attempt';
import type { AttemptRow, Device, Parcel, StoredPaper } from './db';
import { assembleAttempt, standingsOf } from './journal';
import { noteListed } from './listed';
import { setting } from './people';
import { replaceRows } from './replace-rows';
import { isValidPaper, isValidParcel, readAttemptRow } from './row-schemas';

const latestFirst = (a: { submittedAt: string }, b: { submittedAt: string }) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt);

/**
 * Returns the paper to keep when the server sends one that the device has already; null: the one on the device stays. A sealed paper never takes the
 * questions away from an attempt. What opened a paper here stays on record.
 */
export function laterPaper(here: StoredPaper | null | undefined, sent: StoredPaper, hasAttempt: boolean): StoredPaper | null {
  if (here && !here.sealed && sent.sealed && hasAttempt) return null;
  return here?.openedBy && !sent.sealed ? { openedBy: here.openedBy, ...sent } : sent;
}

/** Stores a paper from the server. */
export async function keepPaper(db: Device, uid: string, paper: StoredPaper): Promise<void> {
  // A paper without a schedule needs no look at the row.
  if (paper.opensAt === undefined) return void (await db.papers.put({ ...paper, uid }));
  await db.transaction('rw', db.papers, db.attempts, async () => {
    const key: [string, number] = [uid, paper.id];
    const [here, attempt] = await Promise.all([db.papers.get(key), db.attempts.get(key)]);
    const kept = laterPaper(here, paper, attempt !== undefined);
    if (kept !== null) await db.papers.put({ ...kept, uid });
  });
}

/** The chance of an assessment in the list that the device heard last. */
export const listedChance = async (db: Device, uid: string, assessmentId: number): Promise<Chance | undefined> =>
  (await db.available.get([uid, assessmentId]))?.chance;

/** Stores the clear paper of an attempt that begins, if the device has it no more or only sealed; in the transaction around it. */
export async function keepIfGone(db: Device, uid: string, { chance: _, ...paper }: StoredPaper): Promise<void> {
  const here = await paperOn(db, uid, paper.id);
  if (here === null || here.sealed) await db.papers.put({ ...paper, uid });
}

/** Removes a paper, which the server can send again; a paper with an attempt in progress stays. */
export const removePaper = (db: Device, uid: string, assessmentId: number): Promise<void> =>
  db.transaction('rw', db.papers, db.attempts, async () => {
    const attempt = await db.attempts.get([uid, assessmentId]);
    if (attempt?.status !== 'in-progress') await db.papers.delete([uid, assessmentId]);
  });

export async function paperOn(db: Device, uid: string, assessmentId: number): Promise<StoredPaper | null> {
  const paper = await db.papers.get([uid, assessmentId]);
  return isValidPaper(paper) ? paper : null;
}

/** Whether the paper or the attempt on the device needs more than this version knows. */
export async function isOfNewerVersion(db: Device, uid: string, assessmentId: number): Promise<boolean> {
  const key: [string, number] = [uid, assessmentId];
  return (await Promise.all([db.papers.get(key), db.attempts.get(key)])).some(needsNewer);
}

/** Returns the attempt with its answers, or null. Damaged rows count as absent. */
export const attemptOn = (db: Device, uid: string, assessmentId: number): Promise<Attempt | null> =>
  db.transaction('r', db.attempts, db.standings, async () => {
    const row = readAttemptRow(await db.attempts.get([uid, assessmentId]));
    return row && assembleAttempt(row, await standingsOf(db, row));
  });

/** Whether the server is known to have this learner's submission, with a result or with one that is released later. */
export const isKnownFiled = async (db: Device, uid: string, assessmentId: number): Promise<boolean> =>
  (await db.summaries.get([uid, assessmentId])) !== undefined ||
  (await setting(db, 'awaited'))?.[uid]?.some((awaited) => awaited.assessmentId === assessmentId) === true;

/** Returns a learner's attempts in progress on this device. */
export const openAttempts = async (db: Device, uid: string): Promise<AttemptRow[]> =>
  (await db.attempts.where('uid').equals(uid).toArray())
    .map(readAttemptRow)
    .filter((attempt) => attempt !== null)
    .filter((attempt) => attempt.status === 'in-progress');

/** Returns the ids of the assessments that a person has handed in from this device. */
export const endedAttempts = async (db: Device, uid: string): Promise<number[]> =>
  (await db.attempts.where('uid').equals(uid).toArray())
    .map(readAttemptRow)
    .flatMap((attempt) => (attempt === null || attempt.status === 'in-progress' ? [] : [attempt.assessmentId]));

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

/** Makes the person's rows of a list those that the server sent, in the transaction around the call. */
async function keepList<Row extends object>(
  db: Device,
  uid: string,
  list: 'available' | 'results',
  table: Table<Row & { uid: string }, [string, number]>,
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Promise<void> {
  await replaceRows(
    table,
    uid,
    rows.map((row) => ({ ...row, uid })),
    idOf,
  );
  await noteListed(db, uid, list);
}

/** Replaces the learner's list of available assessments by the server's list. */
export const keepAvailable = (db: Device, uid: string, list: AssessmentSummary[]): Promise<void> =>
  db.transaction('rw', db.available, db.people, db.settings, async () => {
    await keepList(db, uid, 'available', db.available, list, ({ id }) => id);
    if (list[0] !== undefined) await keepTime(db, uid, list[0].timePercent);
  });

/** Replaces the learner's list of results by the server's list. */
export const keepSummaries = (db: Device, uid: string, list: ResultSummary[]): Promise<void> =>
  db.transaction('rw', db.summaries, db.settings, () =>
    keepList(db, uid, 'results', db.summaries, list, ({ assessmentId }) => assessmentId),
  );

export const summariesOn = async (db: Device, uid: string): Promise<ResultSummary[]> =>
  (await db.summaries.where('uid').equals(uid).toArray()).sort(latestFirst);

export async function keepResult(db: Device, uid: string, result: Result): Promise<void> {
  await db.results.put({ ...result, uid });
}

export const resultOn = async (db: Device, uid: string, assessmentId: number): Promise<Result | null> =>
  (await db.results.get([uid, assessmentId])) ?? null;
