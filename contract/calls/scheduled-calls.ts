import * as v from 'valibot';
import { StartSchema, StartSeenSchema } from '../assessment/evidence';
import { UnlockSchema } from '../assessment/seal';
import { IdParams } from '../fields/id';
import type { CallShape } from './call-shape';

/** A learner's calls about a scheduled paper (ADR 34), which only pages and workers with such a paper load. */
export const scheduledCalls = {
  /** The key of a sealed paper, from its opening on. */
  unlock: {
    method: 'GET',
    path: '/assessment/:id/unlock',
    who: 'signed-in',
    params: IdParams,
    isSameForAll: true,
    reply: UnlockSchema,
    problems: ['not-found', 'not-open'],
  },
  /** Says that an attempt began. A repeat gets the first reply. A start gives no right. */
  start: {
    method: 'POST',
    path: '/assessment/:id/start',
    who: 'signed-in',
    params: IdParams,
    body: StartSchema,
    reply: StartSeenSchema,
    problems: ['not-found', 'not-open'],
  },
  /** The minutes that everybody gets, 0 for none. */
  getMoreTime: {
    method: 'GET',
    path: '/assessment/:id/more-time',
    who: 'signed-in',
    params: IdParams,
    isSameForAll: true,
    reply: v.object({ minutes: v.number() }),
    problems: ['not-found'],
  },
} as const satisfies Record<string, CallShape>;
