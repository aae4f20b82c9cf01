import type { AnswerKey } from '../../analysis/marking/key';
import { answeredInPractice } from '../../analysis/past-test/marked';
import { againPaper, type PartOffered } from '../../analysis/past-test/part';
import type { Paper } from '../../contract/assessment/assessment';
import { grantedSeconds } from '../../contract/assessment/granted';
import type { SatAgainRow, Study } from '../learner/device/study';
import { type Attempt, begin, submissionOf } from '../runner/attempt/attempt';
import { sectionsFor } from '../runner/attempt/sections/of-paper';
import { clearAttempt } from '../runner/device/copies';
import type { Device, StoredPaper } from '../runner/device/db';
import { assembleAttempt, standingsOf } from '../runner/device/journal';
import { readAttemptRow } from '../runner/device/row-schemas';
import { keepSatAgain } from './sat-again';

/** Without the clock an attempt ends only when it is handed in: nobody sits so long. */
const untimedSeconds = 10 * 365 * 24 * 60 * 60;

/** The paper of an attempt at a past test with what the attempt is, and the key by which it is marked at its end. */
export type AgainPaper = StoredPaper & { again: Pick<SatAgainRow, 'part' | 'isTimed'> & { key: AnswerKey } };

export interface BeginAgain {
  uid: string;
  paper: Paper;
  key: AnswerKey;
  offered: PartOffered;
  isTimed: boolean;
  /** The learner's time in percent of the paper's time. */
  timePercent: number | undefined;
  /** The look in which the attempt begins, and stays. */
  look?: Attempt['look'];
  /** Trusted epoch milliseconds, and whether a server has dated them. */
  now: number;
  isDated: boolean;
}

/** Begins to sit a part of a past test again. An attempt that is under way stays as it is. */
export async function beginAgain(
  db: Device,
  { uid, paper, key, offered, isTimed, timePercent, look, now, isDated }: BeginAgain,
): Promise<void> {
  const part = againPaper(paper, offered, isTimed);
  const { standings: _, ...row } = begin({
    uid,
    assessmentId: paper.id,
    questionIds: part.subjects.flatMap(({ questions }) => questions.map(({ id }) => id)),
    seconds: isTimed ? grantedSeconds(part, timePercent) : untimedSeconds,
    sections: sectionsFor(part, timePercent),
    at: now,
    isDated,
    isTimed: true,
    look,
  });
  const stored: AgainPaper = { ...part, again: { part: offered.part, isTimed, key } };
  await db.transaction('rw', db.papers, db.attempts, db.standings, db.results, async () => {
    const there = readAttemptRow(await db.attempts.get([uid, paper.id]));
    if (there !== null) return;
    await clearAttempt(db, uid, paper.id, null);
    await db.papers.put({ ...stored, uid });
    await db.attempts.put(row);
  });
}

/**
 * Makes an attempt final on the disk; the first call wins. There is no outbox in this transaction: what is sat again is never handed in.
 */
export const endAgain = (db: Device, attempt: Attempt): Promise<Attempt> =>
  db.transaction('rw', db.attempts, db.standings, async () => {
    const { uid, assessmentId } = attempt;
    const row = readAttemptRow(await db.attempts.get([uid, assessmentId]));
    if (row !== null && row.status !== 'in-progress') return assembleAttempt(row, await standingsOf(db, row));
    const { standings, ...final } = attempt;
    await db.attempts.put(final);
    await db.standings.bulkPut(
      Object.entries(standings).map(([id, standing]) => ({ ...standing, uid, assessmentId, questionId: Number(id) })),
    );
    return attempt;
  });

function sittingOf(attempt: Attempt, { part, isTimed }: AgainPaper['again']): SatAgainRow {
  const { assessmentId, startedAt, deadline, handedInAt, lag } = attempt;
  const { answers, timeTaken, pace } = submissionOf(attempt);
  return {
    ...{ assessmentId, part, isTimed, timeTaken, answers },
    startedAt: startedAt - lag,
    endedAt: (handedInAt ?? deadline) - lag,
    seconds: Object.fromEntries(answers.map(({ questionId }, at) => [questionId, pace?.seconds[at] ?? 0])),
  };
}

/** `under-way`: it goes on. · A number: it is over, kept as a sitting that began then. · null: there is none. */
export type AgainStanding = 'under-way' | number | null;

/**
 * How the attempt at a past test stands. One that is over becomes a sitting, with its answers in the practice log, and leaves: a kill in between leaves it
 * for the next call.
 */
export async function settleAgain(db: Device, study: Study, uid: string, assessmentId: number): Promise<AgainStanding> {
  const key: [string, number] = [uid, assessmentId];
  const [row, paper, standings] = await db.transaction('r', db.attempts, db.papers, db.standings, async () => {
    const stored = readAttemptRow(await db.attempts.get(key));
    return [stored, (await db.papers.get(key)) as AgainPaper | undefined, stored === null ? [] : await standingsOf(db, stored)] as const;
  });
  if (row?.status === 'in-progress') return 'under-way';
  let over: AgainStanding = null;
  if (row !== null && paper !== undefined) {
    const sitting = sittingOf(assembleAttempt(row, standings), paper.again);
    await keepSatAgain(study, uid, sitting, answeredInPractice(paper.again.key, sitting.answers));
    over = sitting.startedAt;
  }
  // Another tab may have settled the same one meanwhile, and begun the next.
  await db.transaction('rw', db.papers, db.attempts, db.standings, db.results, async () => {
    if (await clearAttempt(db, uid, assessmentId, row?.startedAt ?? null)) await db.papers.delete(key);
  });
  return over;
}
