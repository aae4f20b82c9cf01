import * as v from 'valibot';
import { GroupComparisonSchema } from '../assessment/group-comparison';
import { PersonTestsSchema } from '../assessment/person-tests';
import { ArrivalSchema, ImportReceiptSchema, RescueSchema } from '../assessment/rescue';
import { AnswerSheetSchema, exportTypes, ResultParams, ResultRowSchema } from '../assessment/result-list';
import { HandInsSchema, StatisticsSchema } from '../assessment/statistics';
import { TestsBeforeSchema } from '../assessment/tests-before';
import { IdParams } from '../fields/id';
import { UidParams } from '../people/people';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { GroupComparisonQuerySchema, PersonTestsQuerySchema, ResultExportQuerySchema, ResultRowQuerySchema } from './page';

/** The results of assessments (ADR 36), and files of hand-ins. */
export const resultsCalls = {
  /** Always in pages: one assessment may have very many. */
  getResultRows: adminCall('GET /assessment/:id/results', ['results'], 'groups', {
    params: IdParams,
    query: ResultRowQuerySchema,
    reply: v.array(ResultRowSchema),
  }),
  /** Every matching row as one file, best first. */
  exportResults: adminCall('GET /assessment/:id/results/export', ['results'], 'groups', {
    params: IdParams,
    query: ResultExportQuerySchema,
    reply: v.instance(Uint8Array<ArrayBuffer>),
    bytes: Object.values(exportTypes),
  }),
  /** One learner's marked submission, released or not. */
  getAnswerSheet: adminCall('GET /assessment/:id/results/of/:uid', ['results'], 'groups', {
    params: ResultParams,
    reply: AnswerSheetSchema,
  }),
  /** All tests of one person, released or not, in pages. */
  getPersonTests: adminCall('GET /people/:uid/tests', ['results'], 'groups', {
    params: UidParams,
    query: PersonTestsQuerySchema,
    reply: PersonTestsSchema,
  }),
  getStatistics: adminCall('GET /assessment/:id/statistics', ['make-tests', 'results'], 'groups', {
    params: IdParams,
    reply: StatisticsSchema,
  }),
  getHandIns: adminCall('GET /assessment/:id/hand-ins', ['make-tests', 'results'], 'groups', { params: IdParams, reply: HandInsSchema }),
  /** An assessment against the last five before it. */
  getComparison: adminCall('GET /assessment/:id/comparison', ['make-tests', 'results'], 'whole', {
    params: IdParams,
    reply: TestsBeforeSchema,
  }),
  /** Groups of learners side by side in some tests, or in the last released ones. */
  getGroupComparison: adminCall('GET /groups/comparison', ['results'], 'groups', {
    query: GroupComparisonQuerySchema,
    reply: GroupComparisonSchema,
    problems: ['not-found'],
  }),
  importSubmission: adminCall('POST /submission/import', ['results'], 'whole', {
    body: RescueSchema,
    reply: ImportReceiptSchema,
    problems: ['not-found'],
  }),
  getArrivals: adminCall('GET /submission/imports', ['results'], 'whole', { reply: v.array(ArrivalSchema) }),
} as const satisfies Record<string, CallShape>;
