import type { ProblemCode } from '../../../contract/calls/problem';
import type { Report, ReportDraft } from '../../../contract/question/report';
import type { ReportHere, Study } from '../device/study';
import { portalWord } from './portal-word';

/** The two calls of reports, as this person. They reject with `ApiError`. */
export interface ReportServer {
  add: (questionId: number, draft: ReportDraft) => Promise<Report>;
  read: () => Promise<Report[]>;
}

/** What the server refused is tried again after so long, milliseconds: a release that was taken back may come again. */
const refusedMs = 24 * 60 * 60_000;

/** What the server says of a report. What the person has read of it stays. */
const asSent = (uid: string, { id: _, ...report }: Report, { read }: Pick<ReportHere, 'read'> = {}): ReportHere => ({
  ...report,
  ...{ uid, state: 'sent' },
  ...(read !== undefined && { read }),
});

/** Writes a report about a question, to be sent; one that is there stays. `at`: trusted epoch milliseconds. */
export function writeReport(study: Study, uid: string, questionId: number, draft: ReportDraft, at: number): Promise<void> {
  const unanswered = { outcome: null, answer: null, answeredAt: null };
  return study.transaction('rw', study.reports, async () => {
    if ((await study.reports.get([uid, questionId])) !== undefined) return;
    await study.reports.add({ ...draft, ...unanswered, uid, questionId, at: new Date(at).toISOString(), state: 'new' });
  });
}

/** A person's reports on this device, the latest first. */
export const reportsOn = async (study: Study, uid: string): Promise<ReportHere[]> =>
  (await study.reports.where('uid').equals(uid).toArray()).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));

/** Whether a report has an answer that the person has not read on this device. */
export const isNews = ({ answeredAt, read }: Pick<ReportHere, 'answeredAt' | 'read'>): boolean =>
  answeredAt !== null && read !== answeredAt;

/** How many reports have an answer that the person has not read on this device. */
export const newsOf = (study: Study, uid: string): Promise<number> => study.reports.where('uid').equals(uid).filter(isNews).count();

/** Notes that the person has read these answers. */
export async function readAnswers(study: Study, uid: string, rows: readonly ReportHere[]): Promise<void> {
  await study.reports.bulkUpdate(
    rows.filter(isNews).map(({ questionId, answeredAt }) => ({ key: [uid, questionId], changes: { read: answeredAt } })),
  );
}

/** Refusals of one report. Any other is of the person, or passes. */
const refusals = new Set<ProblemCode | undefined>(['invalid', 'not-found', 'too-large']);

async function send(study: Study, uid: string, server: ReportServer, now: () => number): Promise<void> {
  for (const row of await study.reports.where('[uid+state]').equals([uid, 'new']).toArray()) {
    const { questionId, assessmentId, reason, text } = row;
    try {
      const report = await server.add(questionId, { assessmentId, reason: reason as ReportDraft['reason'], text });
      await study.reports.put(asSent(uid, report, row));
    } catch (error) {
      if (!refusals.has(portalWord(error)?.code)) throw error;
      await study.reports.update([uid, questionId], { state: 'refused', since: now() });
    }
  }
}

/**
 * Sends what is new, and brings what the server has, with its answers. A report that the server lost, as after a restore, is sent again next time. What the
 * portal refuses is set aside for a day; any other refusal rejects. `now`: wall epoch milliseconds.
 */
export async function exchangeReports(study: Study, uid: string, server: ReportServer, now: () => number): Promise<void> {
  await study.reports
    .where('[uid+state]')
    .equals([uid, 'refused'])
    .filter(({ since = 0 }) => Math.abs(now() - since) > refusedMs)
    .modify({ state: 'new' });
  await send(study, uid, server, now);
  const had = await study.reports.where('[uid+state]').equals([uid, 'sent']).toArray();
  const reports = await server.read();
  await study.transaction('rw', study.reports, async () => {
    const here = new Map((await reportsOn(study, uid)).map((row) => [row.questionId, row]));
    await study.reports.bulkPut(reports.map((report) => asSent(uid, report, here.get(report.questionId))));
    const there = new Set(reports.map(({ questionId }) => questionId));
    const lost = had.filter(({ questionId }) => !there.has(questionId));
    await study.reports.bulkUpdate(lost.map(({ questionId }) => ({ key: [uid, questionId], changes: { state: 'new' } })));
  });
}
