import * as v from 'valibot';
import { AbsentSchema } from '../assessment/absent';
import { DeskSchema, SittingFactsSchema, SittingSchema } from '../assessment/desk';
import { MoreTimeDraftSchema } from '../assessment/more-time';
import { ScheduleSchema } from '../assessment/schedule';
import { TodaySchema } from '../assessment/today';
import { IdParams, TimeSchema } from '../fields/id';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { AbsentQuerySchema, SittingsQuerySchema } from './page';

/** A day of the asking device. Without `to` it is 24 hours long, without `from` it is the day in UTC. */
const DayQuerySchema = v.strictObject({ from: v.optional(TimeSchema), to: v.optional(TimeSchema) });

/** The day of an exam. */
export const dayCalls = {
  /** What is on today and what waits for an admin. */
  getToday: adminCall('GET /admin/today', 'any', 'groups', { query: DayQuerySchema, reply: TodaySchema }),
  /** The state of an assessment on its exam day. */
  getDesk: adminCall('GET /assessment/:id/desk', ['make-tests', 'results'], 'groups', { params: IdParams, reply: DeskSchema }),
  /**
   * Gives everybody or one learner more time, from the opening on: the new total. With `from`, takes minutes back while no attempt can be in them (ADR 75).
   */
  giveMoreTime: adminCall('POST /assessment/:id/more-time', ['make-tests'], 'groups', {
    params: IdParams,
    body: MoreTimeDraftSchema,
    reply: ScheduleSchema,
    problems: ['not-open', 'in-use'],
  }),
  /** Every account that fetched, started or handed in a scheduled assessment; in pages on request. */
  getSittings: adminCall('GET /assessment/:id/sittings', ['results'], 'groups', {
    params: IdParams,
    query: SittingsQuerySchema,
    reply: v.array(SittingSchema),
  }),
  getSittingFacts: adminCall('GET /assessment/:id/sittings/facts', ['results'], 'groups', { params: IdParams, reply: SittingFactsSchema }),
  /** Learners of an assessment's groups, or of an assessment for everybody all in sight, who have neither started nor handed it in. In pages on request. */
  getAbsent: adminCall('GET /assessment/:id/absent', ['results'], 'groups', {
    params: IdParams,
    query: AbsentQuerySchema,
    reply: v.array(AbsentSchema),
  }),
} as const satisfies Record<string, CallShape>;
