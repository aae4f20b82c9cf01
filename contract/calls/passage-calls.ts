import * as v from 'valibot';
import { IdParams } from '../fields/id';
import { ShownPassageSchema } from '../question/passage';
import { PassageDraftSchema } from '../question/passage-draft';
import { ListedPassageSchema, PassageHistorySchema } from '../question/passage-list';
import type { CallShape } from './call-shape';
import { PassageQuerySchema, SeenQuerySchema } from './page';

/** An admin's calls about passages that questions share (ADR 47). */
export const passageCalls = {
  /** One page of the passages, the newest first. */
  getPassages: {
    method: 'GET',
    path: '/passages/all',
    who: 'admin',
    right: ['edit-questions', 'make-tests'],
    scope: 'shared',
    query: PassageQuerySchema,
    reply: v.array(ListedPassageSchema),
    problems: [],
  },
  /** Stores a passage. One that is stored already is replied as it is. */
  createPassage: {
    method: 'POST',
    path: '/passages/create',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    body: PassageDraftSchema,
    reply: ShownPassageSchema,
    problems: [],
  },
  getPassage: {
    method: 'GET',
    path: '/passages/:id',
    who: 'admin',
    right: ['edit-questions', 'make-tests'],
    scope: 'shared',
    params: IdParams,
    reply: PassageHistorySchema,
    problems: ['not-found'],
  },
  /** A new version of a passage, for all its questions; papers keep the old one. */
  editPassage: {
    method: 'POST',
    path: '/passages/:id/edit',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    params: IdParams,
    query: SeenQuerySchema,
    body: PassageDraftSchema,
    reply: PassageHistorySchema,
    problems: ['not-found', 'in-use'],
  },
} as const satisfies Record<string, CallShape>;
