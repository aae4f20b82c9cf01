import * as v from 'valibot';
import { TrailRowSchema } from '../trail/trail-list';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { TrailQuerySchema } from './page';

export const trailCalls = {
  /** What admins and commands changed, the latest first; always in pages. */
  getTrail: adminCall('GET /trail', ['everything'], 'whole', { query: TrailQuerySchema, reply: v.array(TrailRowSchema), problems: [] }),
} as const satisfies Record<string, CallShape>;
