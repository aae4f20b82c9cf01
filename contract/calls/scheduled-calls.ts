import { StartSchema, StartSeenSchema } from '../assessment/evidence';
import { MoreTimeSchema } from '../assessment/more-time';
import { UnlockSchema } from '../assessment/seal';
import { IdParams } from '../fields/id';
import { callRow } from './call-row';
import type { CallShape } from './call-shape';

/** A learner's calls about a scheduled paper (ADR 34), which come on demand; a start is told of every paper (ADR 104). */
export const scheduledCalls = {
  /** The key of a sealed paper, from its opening on. */
  unlock: callRow('GET /assessment/:id/unlock', 'signed-in', {
    params: IdParams,
    needsNoRole: true,
    reply: UnlockSchema,
    problems: ['not-found', 'not-open'],
  }),
  /** Says that an attempt began. A repeat gets the first reply. A start gives no right. */
  start: callRow('POST /assessment/:id/start', 'signed-in', {
    params: IdParams,
    body: StartSchema,
    reply: StartSeenSchema,
    problems: ['not-found', 'not-open'],
  }),
  /** The minutes that the asker has, 0 for none: the same for all but those with minutes of their own, whom the token names. */
  getMoreTime: callRow('GET /assessment/:id/more-time', 'signed-in', {
    params: IdParams,
    needsNoRole: true,
    reply: MoreTimeSchema,
    problems: ['not-found'],
  }),
} as const satisfies Record<string, CallShape>;
