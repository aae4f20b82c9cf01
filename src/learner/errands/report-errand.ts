import { ownReportCalls } from '../../../contract/calls/own-report-calls';
import type { ProblemCode } from '../../../contract/calls/problem';
import { dayMs } from '../../../contract/fields/times';
import type { Report, ReportDraft } from '../../../contract/question/report';
import { callsOf } from '../calls-of';
import { type ReportHere, type Study, study } from '../device/study';
import type { Errand } from './carry';
import { reportsOn } from './kept-reports';
import { portalWord } from './portal-word';

/** The two calls of reports, as this person. They reject with `ApiError`. */
export interface ReportServer {
  add: (questionId: number, draft: ReportDraft) => Promise<Report>;
  read: () => Promise<Report[]>;
}

/** What the server refused is tried again after so long, milliseconds: a release that was taken back may come again. */
const refusedMs = dayMs;

/** What the server says of a report. What the person has read of it stays. */
const asSent = (uid: string, { id: _, ...report }: Report, { read }: Pick<ReportHere, 'read'> = {}): ReportHere => ({
  ...report,
  ...{ uid, state: 'sent' },
  ...(read !== undefined && { read }),
});

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

function serverOf(uid: string): ReportServer {
  const call = callsOf<keyof typeof ownReportCalls>(ownReportCalls, uid);
  return {
    add: (id, body) => call('addReport', { params: { id }, body }),
    read: () => call('getOwnReports', {}),
  };
}

/** Carries a person's reports about questions, and brings their answers. */
export const reportErrand: Errand = {
  name: 'reports',
  owed: (uid) => study.reports.where('[uid+state]').equals([uid, 'new']).primaryKeys(),
  expects: async (uid) =>
    (await study.reports
      .where('[uid+state]')
      .equals([uid, 'sent'])
      .filter(({ answeredAt }) => answeredAt === null)
      .count()) > 0,
  run: (uid) => exchangeReports(study, uid, serverOf(uid), Date.now),
  drop: async (uid) => void (await study.reports.where('uid').equals(uid).delete()),
};
