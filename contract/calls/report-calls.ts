import * as v from 'valibot';
import { IdParams } from '../fields/id';
import { ReportAnswerSchema, ReportRowSchema } from '../question/report';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { ReportQuerySchema, SeenQuerySchema } from './page';

/** An admin's calls about reports (ADR 69). */
export const reportCalls = {
  /** All reports, the latest first; always in pages. */
  getReports: adminCall('GET /reports', ['edit-questions', 'make-tests', 'results'], 'whole', {
    query: ReportQuerySchema,
    reply: v.array(ReportRowSchema),
  }),
  /** Answers a report. The reporter is told; a further answer takes the place of the one before, and is told too. */
  answerReport: adminCall('POST /reports/:id/answer', ['edit-questions', 'make-tests'], 'whole', {
    params: IdParams,
    query: SeenQuerySchema,
    body: ReportAnswerSchema,
    reply: ReportRowSchema,
    problems: ['in-use'],
  }),
} as const satisfies Record<string, CallShape>;
