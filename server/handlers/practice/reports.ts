import { questionsOf } from '../../../contract/assessment/assessment';
import type { ReportRow } from '../../../contract/question/report';
import type { Caller } from '../../auth/caller';
import { Page } from '../../replies/paged-list';
import { Refusal } from '../../replies/refusal';
import { assessmentName } from '../../store/papers/assessment-name';
import { addReport, answerReport, pageOfReports, reportFrom, reportOf, reportsOf } from '../../store/people/reports';
import { mayReadKeyOf } from '../people/reader';
import type { Handlers, Tools } from '../shared/handlers';
import { mayPractise } from './may-practise';

/** Reports about questions (ADR 69). */
export function reportHandlers(tools: Tools): Pick<Handlers, 'addReport' | 'getOwnReports' | 'getReports' | 'answerReport'> {
  const { store, papers, now } = tools;

  async function demandReportable(caller: Caller, assessmentId: number, questionId: number): Promise<void> {
    const isThere = (await papers.marked(assessmentId))?.bounds.options.has(questionId) === true;
    // Nothing tells a question that does not exist from one of a paper that the person may not read.
    if (!isThere || !(await mayPractise(tools, caller, assessmentId))) throw new Refusal('not-found', { code: 'no-such-question' });
  }

  /** With the name of the test, and the question as it was sat. */
  async function rowFrom(row: Parameters<typeof reportFrom>[0], caller: Caller): Promise<ReportRow> {
    const assessment = (await assessmentName(store.db, row.assessment_id)) ?? '';
    const report = { ...reportFrom(row), version: row.version, assessment };
    // A paper that was put off is secret again, and a report may tell its key.
    if (!(await mayReadKeyOf(tools, row.assessment_id, caller)))
      return { ...report, text: '', answer: null, question: '', isWithheld: true };
    const paper = (await papers.marked(row.assessment_id))?.paper;
    const question = paper && questionsOf(paper).find(({ id }) => id === row.question_id)?.description;
    return { ...report, question: question ?? '' };
  }

  return {
    async addReport({ params: { id }, body }, caller) {
      const there = await reportOf(store.db, caller.uid, id);
      // A report that arrived is not refused when its reply was lost and the release was taken back meanwhile; by another paper it would tell of that paper.
      if (there?.assessment_id === body.assessmentId) return reportFrom(there);
      await demandReportable(caller, body.assessmentId, id);
      return reportFrom(await addReport(store, caller.uid, id, body, now()));
    },

    getOwnReports: async (_, { uid }) => (await reportsOf(store.db, uid)).map(reportFrom),

    async getReports({ query }, caller) {
      const { rows, total } = await pageOfReports(store.db, query);
      return new Page(await Promise.all(rows.map((row) => rowFrom(row, caller))), total);
    },

    async answerReport({ params: { id }, query: { version: seen }, body }, caller) {
      const row = await answerReport(store, id, body, { by: caller.uid, now: now(), seen });
      if (row === null) throw new Refusal('not-found', { code: 'no-such-report' });
      return rowFrom(row, caller);
    },
  };
}
