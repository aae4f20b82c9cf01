import * as v from 'valibot';
import { ChanceBackSchema, ChanceDraftSchema, ChanceGivenSchema, ChancesOfOneSchema, ChanceTakenSchema } from '../assessment/chance-bodies';
import { IdParams } from '../fields/id';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { ChancesQuerySchema } from './page';

/** An assessment opened once more for some learners (ADR 78). */
export const chanceCalls = {
  giveChance: adminCall('POST /assessment/:id/again', ['make-tests'], 'groups', {
    params: IdParams,
    body: ChanceDraftSchema,
    reply: ChanceGivenSchema,
    problems: ['not-open'],
  }),
  /** Takes chances back that nobody has used (ADR 88). */
  takeChanceBack: adminCall('POST /assessment/:id/again/back', ['make-tests'], 'groups', {
    params: IdParams,
    body: ChanceBackSchema,
    reply: ChanceTakenSchema,
  }),
  /** The learners with chances, with every hand-in of theirs; names and scores only with the right to results. In pages on request. */
  getChances: adminCall('GET /assessment/:id/chances', ['make-tests', 'results'], 'groups', {
    params: IdParams,
    query: ChancesQuerySchema,
    reply: v.array(ChancesOfOneSchema),
  }),
} as const satisfies Record<string, CallShape>;
