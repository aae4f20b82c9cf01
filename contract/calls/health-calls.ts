import { HealthSchema } from '../institute/health';
import type { CallShape } from './call-shape';

export const healthCalls = {
  /** Whether all is well with the portal and its machine (ADR 87). */
  getHealth: {
    method: 'GET',
    path: '/admin/health',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    reply: HealthSchema,
    problems: [],
  },
} as const satisfies Record<string, CallShape>;
