import type { ReportDraft } from '../../../contract/question/report';
import type { ReportHere, Study } from '../device/study';

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
