import { type Attempt, dated, type Standing } from '../attempt/attempt';
import type { AttemptRow, Device, StandingRow } from './db';
import { isSoundStanding, soundAttempt } from './sound';

/** A row of this attempt: whole, and stamped in its time. */
const isOf = ({ deadline }: Pick<AttemptRow, 'deadline'>, row: unknown): row is StandingRow => isSoundStanding(row) && row.at < deadline;

export const standingsOf = async (db: Device, attempt: Omit<AttemptRow, 'standings'>): Promise<StandingRow[]> =>
  (await db.standings.where('[uid+assessmentId]').equals([attempt.uid, attempt.assessmentId]).toArray()).filter((row) =>
    isOf(attempt, row),
  );

export function joined(row: AttemptRow, rows: StandingRow[]): Attempt {
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
 * another tab made of it first by starting (`before` is null) or handing in; then nothing was written. A disk that has lost the
 * attempt since `before` gets all of it back.
 */
export async function commitStep(db: Device, before: Attempt | null, after: Attempt): Promise<Committed> {
  const { standings, ...row } = after;
  return db.transaction('rw', db.attempts, db.standings, async () => {
    const stored = soundAttempt(await db.attempts.get([row.uid, row.assessmentId]));
    if (stored !== null && (before === null || stored.status !== 'in-progress'))
      return { attempt: joined(stored, await standingsOf(db, stored)), wasLost: false };
    const held = stored === null ? null : before;
    if (!isSameRow(held, row)) await db.attempts.put(row);
    const touched = Object.entries(standings).filter(([id, standing]) => held?.standings[Number(id)] !== standing);
    await putLatest(
      db,
      row,
      touched.map(([id, s]) => ({ ...s, uid: row.uid, assessmentId: row.assessmentId, questionId: Number(id) })),
    );
    return { attempt: after, wasLost: stored === null && before !== null };
  });
}

const isSameRow = (before: AttemptRow | null, after: AttemptRow): boolean =>
  before?.currentQuestionId === after.currentQuestionId &&
  before.visited === after.visited &&
  before.lag === after.lag &&
  before.isDated === after.isDated;

/** A page that lost the attempt to another may still have a write under way: what was answered later stays. */
async function putLatest(db: Device, attempt: AttemptRow, rows: StandingRow[]): Promise<void> {
  const stored = await db.standings.bulkGet(rows.map((r): [string, number, number] => [r.uid, r.assessmentId, r.questionId]));
  const isLater = (row: StandingRow, there: unknown) => !isOf(attempt, there) || there.at <= row.at;
  await db.standings.bulkPut(rows.filter((row, i) => isLater(row, stored[i])));
}

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
    await db.attempts.bulkPut(undated.map((row) => dated(row, by)));
  });
}
