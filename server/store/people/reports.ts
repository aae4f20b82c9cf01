import type { Selectable } from 'kysely';
import type { ReportQuery } from '../../../contract/calls/page';
import { pageLimits } from '../../../contract/calls/page';
import { dayMs, isoOf, isoOrNull } from '../../../contract/fields/times';
import type { Report, ReportAnswer, ReportDraft } from '../../../contract/question/report';
import { reportLimits } from '../../../contract/question/report';
import { Refusal } from '../../replies/refusal';
import { hold } from '../engine/hold';
import type { Tables } from '../engine/schema';
import type { Db, Store, Tx } from '../engine/store';
import { demandUnchanged } from '../shared/edited-version';
import { planJob } from '../shared/jobs';
import { counted, pageIn } from '../shared/paged-rows';
import { addToTrail } from '../shared/trail';

type Row = Selectable<Tables['question_reports']>;

/** A stored report as its reporter reads it. */
export const reportFrom = (row: Row): Report => ({
  ...{ id: row.id, questionId: row.question_id, assessmentId: row.assessment_id, reason: row.reason, text: row.text },
  ...{ at: isoOf(row.reported_at), outcome: row.outcome, answer: row.answer },
  answeredAt: isoOrNull(row.answered_at),
});

/** The report of a person about a question, or null. */
export async function reportOf(db: Db, uid: string, questionId: number): Promise<Row | null> {
  const found = db.selectFrom('question_reports').selectAll().where('uid', '=', uid).where('question_id', '=', questionId);
  return (await found.executeTakeFirst()) ?? null;
}

/** A report by its id, or null. */
export const reportById = async (db: Db, id: number): Promise<Row | null> =>
  (await db.selectFrom('question_reports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** A person's reports, the latest first. */
export const reportsOf = (db: Db, uid: string): Promise<Row[]> =>
  db.selectFrom('question_reports').selectAll().where('uid', '=', uid).orderBy('id', 'desc').execute();

/** Throws 413 where a person has as many reports as the portal takes, 429 where the day has. */
async function demandRoom(tx: Tx, uid: string, now: number): Promise<void> {
  const own = tx.selectFrom('question_reports').where('uid', '=', uid).select(counted);
  const { all, day } = reportLimits;
  if (Number((await own.executeTakeFirstOrThrow()).count) >= all) throw new Refusal('too-large', { code: 'reports-full', most: all });
  const today = Number((await own.where('reported_at', '>=', now - (now % dayMs)).executeTakeFirstOrThrow()).count);
  const retryAfter = Math.ceil((dayMs - (now % dayMs)) / 1_000);
  if (today >= day) throw new Refusal('too-many-requests', { code: 'reports-day-full', most: day }, { retryAfter });
}

/** Adds a person's report about a question, and returns it; one that there is stays as it is. Throws as `demandRoom` does. `now`: epoch milliseconds. */
export function addReport(store: Store, uid: string, questionId: number, draft: ReportDraft, now: number): Promise<Row> {
  return store.atomically(async (tx) => {
    const { assessmentId, reason, text } = draft;
    const values = { uid, question_id: questionId, assessment_id: assessmentId, reason, text, reported_at: now, version: 1 };
    const there = await reportOf(tx, uid, questionId);
    if (there !== null) return there;
    await demandRoom(tx, uid, now);
    return (
      tx
        .insertInto('question_reports')
        .values(values)
        // Another request of the person may have added it since.
        .onConflict((clash) =>
          clash.columns(['uid', 'question_id']).doUpdateSet((row) => ({ version: row.ref('question_reports.version') })),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
    );
  });
}

/** One page of the reports that a query asks for, the latest first. */
export function pageOfReports(db: Db, query: ReportQuery): Promise<{ rows: Row[]; total: number }> {
  const { page = 1, size = pageLimits.defaultSize, state, assessment, question } = query;
  let matching = db.selectFrom('question_reports');
  if (state !== undefined) matching = matching.where('outcome', state === 'open' ? 'is' : 'is not', null);
  if (assessment !== undefined) matching = matching.where('assessment_id', '=', assessment);
  if (question !== undefined) matching = matching.where('question_id', '=', question);
  return pageIn({ page, size }, matching.selectAll().orderBy('id', 'desc'), matching);
}

/**
 * Answers a report, in the place of an answer that there is, plans its news, and enters it into the trail. An equal answer changes nothing. Returns null if there is no such
 * report. `seen`: the version that the answer began from; throws 409 where another one is the present one. `now`: epoch milliseconds.
 */
export function answerReport(
  store: Store,
  id: number,
  { outcome, text }: ReportAnswer,
  { by, now, seen }: { by: string; now: number; seen: number | undefined },
): Promise<Row | null> {
  return store.atomically(async (tx) => {
    // Locks the row until the end of the transaction.
    const row = await hold(tx.updateTable('question_reports'), 'version').where('id', '=', id).returningAll().executeTakeFirst();
    if (row === undefined) return null;
    if (row.outcome === outcome && row.answer === text) return row;
    const { answered_by: answeredBy, answered_at: answeredAt } = row;
    const last = answeredBy === null || answeredAt === null ? null : { by: answeredBy, at: answeredAt };
    await demandUnchanged(tx, seen, row.version, async () => last);
    const answer = { outcome, answer: text, answered_by: by, answered_at: now, version: row.version + 1 };
    await tx.updateTable('question_reports').set(answer).where('id', '=', id).execute();
    const about = { kind: 'question', id: String(row.question_id) } as const;
    await planJob(tx, 'report-news', String(id), now);
    await addToTrail(tx, { at: now, by, act: 'report-answered', about, details: { outcome, version: answer.version } });
    return { ...row, ...answer };
  });
}
