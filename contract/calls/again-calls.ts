import * as v from 'valibot';
import { AgainDraftSchema, AgainGivenSchema, ChancesOfOneSchema } from '../assessment/again';
import { IdParams } from '../fields/id';
import type { CallShape } from './call-shape';

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
  /** The learners with chances, by name, with every hand-in of theirs. */
  getChances: {
    method: 'GET',
    path: '/assessment/:id/chances',
    who: 'admin',
    right: ['make-tests', 'results'],
    scope: 'groups',
    params: IdParams,
    reply: v.array(ChancesOfOneSchema),
    problems: ['not-found'],
  },
} as const satisfies Record<string, CallShape>;
