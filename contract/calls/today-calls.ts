import * as v from 'valibot';
import { TodaySchema } from '../assessment/today';
import { TimeSchema } from '../fields/id';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';

/** A day of the asking device. Without `to` it is 24 hours long, without `from` it is the day in UTC. */
const DayQuerySchema = v.strictObject({ from: v.optional(TimeSchema), to: v.optional(TimeSchema) });

export const todayCalls = {
  /** What is on today and what waits for an admin. */
  getToday: adminCall('GET /admin/today', 'any', 'groups', { query: DayQuerySchema, reply: TodaySchema, problems: [] }),
} as const satisfies Record<string, CallShape>;
