import { type Attempt, dateAttempt, type Standing } from '../attempt/attempt';
import type { AttemptRow, Device, StandingRow } from './db';
import { isValidStanding, readAttemptRow } from './row-schemas';

/** A row of this attempt: whole, and stamped in its time. */
const isOf = ({ deadline }: Pick<AttemptRow, 'deadline'>, row: unknown): row is StandingRow => isValidStanding(row) && row.at < deadline;

export const standingsOf = async (db: Device, attempt: Omit<AttemptRow, 'standings'>): Promise<StandingRow[]> =>
  (await db.standings.where('[uid+assessmentId]').equals([attempt.uid, attempt.assessmentId]).toArray()).filter((row) =>
    isOf(attempt, row),
  );

export function assembleAttempt(row: AttemptRow, rows: StandingRow[]): Attempt {
  const standings: Record<number, Standing> = {};
  for (const { questionId, selectedOptionId, markedForReview, at, chosenAt } of rows)
    standings[questionId] = { selectedOptionId, markedForReview, at, ...(chosenAt !== undefined && { chosenAt }) };
  return { ...row, standings };
}

/** What a commit found: the attempt as the disk now has it, and whether the disk had lost it and got it back whole. */
export interface Committed {
  attempt: Attempt;
  wasLost: boolean;
}

/**
 * Commits what a step changed, in one strict transaction: the attempt row if it changed, and one row for each question touched.
 * Resolves after the commit, and only then may a screen say *saved*, with the attempt as the disk has it: `after` itself, or what
 * another tab made of it first by starting (`before` is null) or handing in; then `after` changes nothing that is sent. A disk that
 * has lost the attempt since `before` gets all of it back. `isFresh`: the step was made in this very task, so that no other page can
 * have written since.
 */
export async function commitStep(db: Device, before: Attempt | null, after: Attempt, isFresh: boolean): Promise<Committed> {
  if (before === null || !isFresh || !db.isOpen() || !isSameRow(before, rowOf(after))) return commitWithCare(db, before, after);
  return (await commitAnswer(db, before, after)) ?? commitWithCare(db, before, after);
}

/**
 * Writes the answers of a step and does not wait for the page to look at what stood there: on a slow phone that takes until the next frame
 * is drawn, and a battery may be flat by then. A fresh answer is later than any other, and where another page has handed in, its parcel is
 * what is sent. null where the disk does not hold the attempt in progress.
 */
function commitAnswer(db: Device, before: Attempt, after: Attempt): Promise<Committed | null> {
  return db.transaction('rw', db.attempts, db.standings, async ({ idbtrans }) => {
    const found = db.attempts.get(keyOf(after));
    const written = db.standings.bulkPut(touchedSince(before, after));
    // Engines that lack this commit as soon as both have been answered.
    idbtrans.commit?.();
    const [stored] = await Promise.all([found, written]);
    return readAttemptRow(stored)?.status === 'in-progress' ? { attempt: after, wasLost: false } : null;
  });
}

function commitWithCare(db: Device, before: Attempt | null, after: Attempt): Promise<Committed> {
  const row = rowOf(after);
  return db.transaction('rw', db.attempts, db.standings, async () => {
    const stored = readAttemptRow(await db.attempts.get(keyOf(row)));
    if (stored !== null && (before === null || stored.status !== 'in-progress'))
      return { attempt: assembleAttempt(stored, await standingsOf(db, stored)), wasLost: false };
    const held = stored === null ? null : before;
    if (!isSameRow(held, row)) await db.attempts.put(row);
    const touched = touchedSince(held, after);
    await db.standings.bulkPut(laterOf(row, touched, await sameOnDisk(db, touched)));
    return { attempt: after, wasLost: stored === null && before !== null };
  });
}

const rowOf = ({ standings: _, ...row }: Attempt): AttemptRow => row;

const keyOf = ({ uid, assessmentId }: Pick<AttemptRow, 'uid' | 'assessmentId'>): [string, number] => [uid, assessmentId];

const touchedSince = (before: Attempt | null, { uid, assessmentId, standings }: Attempt): StandingRow[] =>
  Object.entries(standings)
    .filter(([id, standing]) => before?.standings[Number(id)] !== standing)
    .map(([id, standing]) => ({ ...standing, uid, assessmentId, questionId: Number(id) }));

const isSameRow = (before: AttemptRow | null, after: AttemptRow): boolean =>
  before?.currentQuestionId === after.currentQuestionId &&
  before.visited === after.visited &&
  before.lag === after.lag &&
  before.isDated === after.isDated;

const sameOnDisk = (db: Device, rows: StandingRow[]): Promise<(StandingRow | undefined)[]> =>
  db.standings.bulkGet(rows.map((r): [string, number, number] => [r.uid, r.assessmentId, r.questionId]));

/** A page that lost the attempt to another may still have a write under way: what was answered later stays. */
const laterOf = (attempt: AttemptRow, rows: StandingRow[], there: (StandingRow | undefined)[]): StandingRow[] =>
  rows.filter((row, i) => {
    const stored: unknown = there[i];
    return !isOf(attempt, stored) || stored.at <= row.at;
  });

/** Clears an attempt that may be sat again: an admin's preview. */
export async function clearAttempt(db: Device, uid: string, assessmentId: number): Promise<void> {
  await db.transaction('rw', db.attempts, db.standings, async () => {
    await db.attempts.delete([uid, assessmentId]);
    await db.standings.where('[uid+assessmentId]').equals([uid, assessmentId]).delete();
  });
}

/** The server's word has moved trusted time by so many milliseconds: attempts under way that began without one keep their own count. */
export async function dateAttempts(db: Device, by: number): Promise<void> {
  await db.transaction('rw', db.attempts, async () => {
    const undated = await db.attempts.filter((row) => row.status === 'in-progress' && row.isDated === false).toArray();
    await db.attempts.bulkPut(undated.map((row) => dateAttempt(row, by)));
  });
}

/** Whether an attempt is under way that began by the server's time: a leap of that time could end it. */
export async function isDatedUnderWay(db: Device): Promise<boolean> {
  return (await db.attempts.filter((row) => row.status === 'in-progress' && row.isDated !== false).count()) > 0;
}
