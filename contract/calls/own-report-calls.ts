import * as v from 'valibot';
import { IdParams } from '../fields/id';
import { ReportDraftSchema, ReportSchema } from '../question/report';
import { callRow } from './call-row';
import type { CallShape } from './call-shape';

/** Reports about questions (ADR 69): a learner's calls, which learners' pages load on demand. */
export const ownReportCalls = {
  /** Reports a question; one that this person has reported already stays as it is, and is the reply. */
  addReport: callRow('POST /questions/:id/reports', 'user', {
    params: IdParams,
    body: ReportDraftSchema,
    reply: ReportSchema,
    problems: ['not-found'],
  }),
  /** The own reports with their answers, the latest first. */
  getOwnReports: callRow('GET /reports/own', 'user', { reply: v.array(ReportSchema) }),
} as const satisfies Record<string, CallShape>;
