import * as v from 'valibot';
import { AssessmentSummarySchema, PaperSchema } from '../assessment/assessment';
import { GenerateByCategoriesSchema, GenerateFromExamSchema } from '../assessment/generate';
import { ScheduleDraftSchema, ScheduleSchema } from '../assessment/schedule';
import { ExamDraftSchema, ExamSchema } from '../exam/exam';
import { ForecastQuerySchema, ForecastSchema } from '../exam/forecast';
import { IdParams, IdSchema } from '../fields/id';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { AssessmentQuerySchema, ScheduleSeenQuerySchema } from './page';

/** `GET /assessments/all` may answer a list or an object around it (spec §7); the output is always the list. */
const AssessmentListSchema = v.pipe(
  v.union([v.array(AssessmentSummarySchema), v.object({ assessments: v.array(AssessmentSummarySchema) })]),
  v.transform((reply) => (Array.isArray(reply) ? reply : reply.assessments)),
);

/** Exams, assessments with their schedules, and how an assessment leaves the lists (ADR 65). */
export const assessmentCalls = {
  createExam: adminCall('POST /exams/create', ['make-tests'], 'shared', { body: ExamDraftSchema, reply: ExamSchema }),
  getExams: adminCall('GET /exams/all', ['make-tests'], 'shared', { reply: v.array(ExamSchema) }),
  forecast: adminCall('GET /questions/forecast', ['edit-questions', 'make-tests'], 'shared', {
    query: ForecastQuerySchema,
    reply: ForecastSchema,
  }),
  generateByCategories: adminCall('POST /generate-assessment', ['make-tests'], 'groups', {
    body: GenerateByCategoriesSchema,
    reply: PaperSchema,
    problems: ['too-few-questions'],
  }),
  generateFromExam: adminCall('POST /generate-assessment/from-exam', ['make-tests'], 'groups', {
    body: GenerateFromExamSchema,
    reply: v.object({ id: IdSchema }),
    problems: ['not-found', 'too-few-questions'],
  }),
  getAssessments: adminCall('GET /assessments/all', 'any', 'groups', { query: AssessmentQuerySchema, reply: AssessmentListSchema }),
  setSchedule: adminCall('POST /assessment/:id/schedule', ['make-tests'], 'groups', {
    params: IdParams,
    query: ScheduleSeenQuerySchema,
    body: ScheduleDraftSchema,
    reply: ScheduleSchema,
    problems: ['in-use'],
  }),
  getSchedule: adminCall('GET /assessment/:id/schedule', ['make-tests', 'results'], 'groups', { params: IdParams, reply: ScheduleSchema }),
  /** Takes an assessment out of the lists of admins, and of learners as hiding does. Hand-ins are accepted and results stay. */
  archiveAssessment: adminCall('POST /assessment/:id/archive', ['make-tests'], 'groups', { params: IdParams, reply: ScheduleSchema }),
  /** Takes an assessment out of the archive: it is again what it was before. */
  restoreAssessment: adminCall('POST /assessment/:id/restore', ['make-tests'], 'groups', { params: IdParams, reply: ScheduleSchema }),
  /** Only of an assessment without hand-ins and without attempts under way; any other can be archived. */
  deleteAssessment: adminCall('POST /assessment/:id/delete', ['make-tests'], 'groups', {
    params: IdParams,
    reply: v.object({ id: v.number() }),
    problems: ['in-use'],
  }),
} as const satisfies Record<string, CallShape>;
