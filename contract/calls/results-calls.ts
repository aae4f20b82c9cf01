import * as v from 'valibot';
import { PersonTestsSchema } from '../assessment/person-tests';
import { AnswerSheetSchema, exportTypes, ResultParams, ResultRowSchema } from '../assessment/result-list';
import { IdParams } from '../fields/id';
import { UidParams } from '../people/people';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { PersonTestsQuerySchema, ResultExportQuerySchema, ResultRowQuerySchema } from './page';

/** An admin's calls about the results of an assessment (ADR 36). */
export const resultsCalls = {
  /** Always in pages: one assessment may have very many. */
  getResultRows: adminCall('GET /assessment/:id/results', ['results'], 'groups', {
    params: IdParams,
    query: ResultRowQuerySchema,
    reply: v.array(ResultRowSchema),
    problems: ['not-found'],
  }),
  /** Every matching row as one file, best first. */
  exportResults: adminCall('GET /assessment/:id/results/export', ['results'], 'groups', {
    params: IdParams,
    query: ResultExportQuerySchema,
    reply: v.instance(Uint8Array<ArrayBuffer>),
    bytes: Object.values(exportTypes),
    problems: ['not-found'],
  }),
  /** One learner's marked submission, released or not. */
  getAnswerSheet: adminCall('GET /assessment/:id/results/of/:uid', ['results'], 'groups', {
    params: ResultParams,
    reply: AnswerSheetSchema,
    problems: ['not-found'],
  }),
  /** All tests of one person, released or not, in pages. */
  getPersonTests: adminCall('GET /people/:uid/tests', ['results'], 'groups', {
    params: UidParams,
    query: PersonTestsQuerySchema,
    reply: PersonTestsSchema,
    problems: ['not-found'],
  }),
} as const satisfies Record<string, CallShape>;
