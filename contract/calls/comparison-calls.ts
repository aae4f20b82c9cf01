import { ComparisonSchema } from '../assessment/comparison';
import { GroupComparisonSchema } from '../assessment/group-comparison';
import { IdParams } from '../fields/id';
import type { CallShape } from './call-shape';
import { GroupComparisonQuerySchema } from './page';

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
  /** Groups of learners side by side in some tests, or in the last released ones. */
  getGroupComparison: {
    method: 'GET',
    path: '/groups/comparison',
    who: 'admin',
    right: ['results'],
    scope: 'groups',
    query: GroupComparisonQuerySchema,
    reply: GroupComparisonSchema,
    problems: ['not-found'],
  },
} as const satisfies Record<string, CallShape>;
