import { ComparisonSchema } from '../assessment/comparison';
import { GroupComparisonSchema } from '../assessment/group-comparison';
import { IdParams } from '../fields/id';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { GroupComparisonQuerySchema } from './page';

/** An admin's calls about several assessments. */
export const comparisonCalls = {
  /** An assessment against the last five before it. */
  getComparison: adminCall('GET /assessment/:id/comparison', ['make-tests', 'results'], 'whole', {
    params: IdParams,
    reply: ComparisonSchema,
    problems: ['not-found'],
  }),
  /** Groups of learners side by side in some tests, or in the last released ones. */
  getGroupComparison: adminCall('GET /groups/comparison', ['results'], 'groups', {
    query: GroupComparisonQuerySchema,
    reply: GroupComparisonSchema,
    problems: ['not-found'],
  }),
} as const satisfies Record<string, CallShape>;
