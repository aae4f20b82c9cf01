import { ComparisonSchema } from '../assessment/comparison';
import { IdParams } from '../fields/id';
import type { CallShape } from './call-shape';

/** An admin's calls about several assessments. */
export const comparisonCalls = {
  /** An assessment against the last five before it. */
  getComparison: {
    method: 'GET',
    path: '/assessment/:id/comparison',
    who: 'admin',
    right: ['make-tests', 'results'],
    scope: 'whole',
    params: IdParams,
    reply: ComparisonSchema,
    problems: ['not-found'],
  },
} as const satisfies Record<string, CallShape>;
