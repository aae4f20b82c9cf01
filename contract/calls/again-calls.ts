import * as v from 'valibot';
import { AgainBackSchema, AgainDraftSchema, AgainGivenSchema, AgainTakenSchema, ChancesOfOneSchema } from '../assessment/again';
import { IdParams } from '../fields/id';
import type { CallShape } from './call-shape';
import { ChancesQuerySchema } from './page';

/** An assessment opened once more for some learners (ADR 78). */
export const againCalls = {
  giveChance: {
    method: 'POST',
    path: '/assessment/:id/again',
    who: 'admin',
    right: ['make-tests'],
    scope: 'groups',
    params: IdParams,
    body: AgainDraftSchema,
    reply: AgainGivenSchema,
    problems: ['not-found', 'not-open'],
  },
  /** Takes chances back that nobody has used (ADR 88). */
  takeChanceBack: {
    method: 'POST',
    path: '/assessment/:id/again/back',
    who: 'admin',
    right: ['make-tests'],
    scope: 'groups',
    params: IdParams,
    body: AgainBackSchema,
    reply: AgainTakenSchema,
    problems: ['not-found'],
  },
  /** The learners with chances, with every hand-in of theirs; names and scores only with the right to results. In pages on request. */
  getChances: {
    method: 'GET',
    path: '/assessment/:id/chances',
    who: 'admin',
    right: ['make-tests', 'results'],
    scope: 'groups',
    params: IdParams,
    query: ChancesQuerySchema,
    reply: v.array(ChancesOfOneSchema),
    problems: ['not-found'],
  },
} as const satisfies Record<string, CallShape>;
