import { givenOf } from '../../../contract/assessment/given';
import { type Attempt, dateAttempt, type Standing } from '../attempt/attempt';
import { deadlineOf } from '../attempt/sections/windows';
import { inPlaceOf, placesOf } from './copies';
import type { AttemptRow, Device, StandingRow } from './db';
import { setting } from './people';
import { isValidStanding, readAttemptRow } from './row-schemas';

/** Whether a stored row is a valid answer of this attempt, stamped before its deadline. */
const isOf = ({ deadline }: Pick<AttemptRow, 'deadline'>, row: unknown): row is StandingRow => isValidStanding(row) && row.at < deadline;

export const standingsOf = async (db: Device, attempt: Omit<AttemptRow, 'standings'>): Promise<StandingRow[]> =>
  (await db.standings.where('[uid+assessmentId]').equals([attempt.uid, attempt.assessmentId]).toArray()).filter((row) =>
    isOf(attempt, row),
  );

export function assembleAttempt(row: AttemptRow, rows: StandingRow[]): Attempt {
  const standings: Record<number, Standing> = {};
  for (const { questionId, markedForReview, at, chosenAt, ...given } of rows)
    standings[questionId] = { ...givenOf(given), markedForReview, at, ...(chosenAt !== undefined && { chosenAt }) };
  return { ...row, standings };
}

/** The result of a commit: the attempt as stored, and whether the disk had lost the attempt and was restored. */
export interface Committed {
  attempt: Attempt;
  wasLost: boolean;
}

/**
 * Commits the changes of a step in one strict transaction: the attempt row if it changed, and one row for each question touched. Resolves
 * after the commit; only then may a screen say *saved*. Returns the stored attempt: `after`, or the attempt of another tab that started
 * (`before` is null) or handed in first; then `after` does not change the submission. A start makes room for itself (copies.ts). A disk that lost the attempt since `before` gets all
 * of it back. `isFresh`: the step was made in this task, so no other page can have written since. `stamp` writes what an attempt
 * needs beside it, in the transaction that puts the attempt on the disk: a disk that lost the attempt has lost the record of the clock too, and
 * every answer has a time of its own.
 */
export async function commitStep(db: Device, before: Attempt | null, after: Attempt, isFresh: boolean, stamp?: Stamp): Promise<Committed> {
  if (before === null || !isFresh || !db.isOpen() || !isSameRow(before, rowOf(after))) return commitWithCare(db, before, after, stamp);
  return (await commitAnswer(db, before, after)) ?? commitWithCare(db, before, after, stamp);
}

/** Writes this page's record of the clock, and at a start paper and person, in the transaction around it. */
type Stamp = () => Promise<void>;

/**
 * Writes the answers of a step without waiting for a read of the stored rows: on a slow phone the read ends only after the next frame, and
 * the battery may die before. A fresh answer is later than any other, and if another page has handed in, its parcel is the submission.
 * Returns null if the disk does not hold the attempt in progress.
 */
function commitAnswer(db: Device, before: Attempt, after: Attempt): Promise<Committed | null> {
  return db.transaction('rw', db.attempts, db.standings, async ({ idbtrans }) => {
    const found = db.attempts.get(keyOf(after));
    const written = db.standings.bulkPut(touchedSince(before, after));
    // Engines without `commit` commit once both requests are answered.
    idbtrans.commit?.();
    const [stored] = await Promise.all([found, written]);
    return readAttemptRow(stored)?.status === 'in-progress' ? { attempt: after, wasLost: false } : null;
  });
}

function commitWithCare(db: Device, before: Attempt | null, after: Attempt, stamp: Stamp = async () => undefined): Promise<Committed> {
  const row = rowOf(after);
  // A start may have a paper and a person to write, and an earlier attempt in its place; later steps do not wait for other papers.
  const tables = [db.attempts, db.standings, db.settings, ...(before === null ? [db.papers, db.people, ...placesOf(db)] : [])];
  return db.transaction('rw', tables, async () => {
    const stored = before === null ? await inPlaceOf(db, row) : readAttemptRow(await db.attempts.get(keyOf(row)));
    if (stored !== null && (before === null || stored.status !== 'in-progress'))
      return { attempt: assembleAttempt(stored, await standingsOf(db, stored)), wasLost: false };
    const held = stored === null ? null : before;
    if (!isSameRow(held, row)) await db.attempts.put(withStored(stored, row));
    const touched = touchedSince(held, after);
    await db.standings.bulkPut(laterOf(row, touched, await sameOnDisk(db, touched)));
    if (stored === null) await stamp();
    return { attempt: after, wasLost: stored === null && before !== null };
  });
}

const rowOf = ({ standings: _, ...row }: Attempt): AttemptRow => row;

/**
 * Returns the row to write over a stored row. The delivery of the start writes its news there, not into the attempt on screen; more minutes are
 * stored before they are shown, and so is the end of minutes that were taken back; and a page that lost the lock may not know that a section has ended.
 */
export function withStored(stored: AttemptRow | null, row: AttemptRow): AttemptRow {
  if (stored === null) return row;
  const { startNews, sections, moreMinutes = 0, ownMinutes, timeCuts = 0, sectionEnds = [] } = stored;
  const cuts = timeCuts - (row.timeCuts ?? 0);
  const hasNewer = cuts > 0 || (cuts === 0 && moreMinutes > (row.moreMinutes ?? 0));
  const next: AttemptRow = {
    ...row,
    ...(startNews && { startNews }),
    ...(hasNewer && {
      ...{ deadline: stored.deadline, moreMinutes },
      ...(ownMinutes !== undefined && { ownMinutes }),
      ...(timeCuts > 0 && { timeCuts }),
      ...(sections && { sections }),
    }),
    ...(sectionEnds.length > (row.sectionEnds?.length ?? 0) && { sectionEnds }),
  };
  return { ...next, deadline: deadlineOf(next) };
}

const keyOf = ({ uid, assessmentId }: Pick<AttemptRow, 'uid' | 'assessmentId'>): [string, number] => [uid, assessmentId];

const touchedSince = (before: Attempt | null, { uid, assessmentId, standings }: Attempt): StandingRow[] =>
  Object.entries(standings)
    .filter(([id, standing]) => before?.standings[Number(id)] !== standing)
    .map(([id, standing]) => ({ ...standing, uid, assessmentId, questionId: Number(id) }));

const isSameRow = (before: AttemptRow | null, after: AttemptRow): boolean =>
  before?.currentQuestionId === after.currentQuestionId &&
  before.visited === after.visited &&
  before.deadline === after.deadline &&
  before.ownMinutes === after.ownMinutes &&
  before.timeCuts === after.timeCuts &&
  before.lag === after.lag &&
  before.isDated === after.isDated;

const sameOnDisk = (db: Device, rows: StandingRow[]): Promise<(StandingRow | undefined)[]> =>
  db.standings.bulkGet(rows.map((r): [string, number, number] => [r.uid, r.assessmentId, r.questionId]));

/** Keeps stored rows that are later than the new ones: a page that lost the lock may still have a write in progress. */
const laterOf = (attempt: AttemptRow, rows: StandingRow[], there: (StandingRow | undefined)[]): StandingRow[] =>
  rows.filter((row, i) => {
    const stored: unknown = there[i];
    return !isOf(attempt, stored) || stored.at <= row.at;
  });

/** Dates the undated attempts in progress after server time moved trusted time by `by` milliseconds; they keep their own count. */
export async function dateAttempts(db: Device, by: number): Promise<void> {
  await db.transaction('rw', db.attempts, async () => {
    const undated = await db.attempts.filter((row) => row.status === 'in-progress' && row.isDated === false).toArray();
    await db.attempts.bulkPut(undated.map((row) => dateAttempt(row, by)));
  });
}

/** So long after its deadline, in milliseconds, an attempt in progress was left for good. A wrong server is a day behind at most. */
const leftForGoodMs = 25 * 3_600_000;

/**
 * Whether a dated attempt is in progress, which a jump of server time could end: one of the signed-in person, as attempts that others have
 * left on a shared phone must not keep server time away; any, if nobody is signed in. `earliest`: the earliest time that the clocks allow.
 */
export async function isDatedUnderWay(db: Device, earliest: number): Promise<boolean> {
  const uid = await setting(db, 'signed-in');
  const isUnderWay = (row: AttemptRow) =>
    row.status === 'in-progress' && row.isDated !== false && (uid === null || row.uid === uid) && earliest < row.deadline + leftForGoodMs;
  return (await db.attempts.filter(isUnderWay).count()) > 0;
}
