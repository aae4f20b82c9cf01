import { HealthSchema } from '../institute/health';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';

export const healthCalls = {
  /** Whether all is well with the portal and its machine (ADR 87). */
  getHealth: adminCall('GET /admin/health', ['everything'], 'whole', { reply: HealthSchema, problems: [] }),
} as const satisfies Record<string, CallShape>;
