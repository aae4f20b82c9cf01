import * as v from 'valibot';
import { ScheduleSchema } from '../assessment/schedule';
import { IdParams } from '../fields/id';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';

/** How an assessment leaves the lists (ADR 65). */
export const archiveCalls = {
  /** Takes an assessment out of the lists of admins, and of learners as hiding does. Hand-ins are accepted and results stay. */
  archiveAssessment: adminCall('POST /assessment/:id/archive', ['make-tests'], 'groups', {
    params: IdParams,
    reply: ScheduleSchema,
    problems: ['not-found'],
  }),
  /** Takes an assessment out of the archive: it is again what it was before. */
  restoreAssessment: adminCall('POST /assessment/:id/restore', ['make-tests'], 'groups', {
    params: IdParams,
    reply: ScheduleSchema,
    problems: ['not-found'],
  }),
  /** Only of an assessment without hand-ins and without attempts under way; any other can be archived. */
  deleteAssessment: adminCall('POST /assessment/:id/delete', ['make-tests'], 'groups', {
    params: IdParams,
    reply: v.object({ id: v.number() }),
    problems: ['not-found', 'in-use'],
  }),
} as const satisfies Record<string, CallShape>;
