import * as v from 'valibot';
import { IdParams, IdSchema } from '../fields/id';
import { ShownPassageSchema } from '../question/passage';
import { PassageDraftSchema } from '../question/passage-draft';
import { ListedPassageSchema, PassageHistorySchema } from '../question/passage-list';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { PassageQuerySchema, SeenQuerySchema } from './page';

/** An admin's calls about passages that questions share (ADR 47). */
export const passageCalls = {
  /** One page of the passages, the newest first. */
  getPassages: adminCall('GET /passages/all', ['edit-questions', 'make-tests'], 'shared', {
    query: PassageQuerySchema,
    reply: v.array(ListedPassageSchema),
  }),
  /** Stores a passage. One that is stored already is replied as it is. */
  createPassage: adminCall('POST /passages/create', ['edit-questions'], 'shared', { body: PassageDraftSchema, reply: ShownPassageSchema }),
  getPassage: adminCall('GET /passages/:id', ['edit-questions', 'make-tests'], 'shared', { params: IdParams, reply: PassageHistorySchema }),
  /** A new version of a passage, for all its questions; papers keep the old one. */
  editPassage: adminCall('POST /passages/:id/edit', ['edit-questions'], 'shared', {
    params: IdParams,
    query: SeenQuerySchema,
    body: PassageDraftSchema,
    reply: PassageHistorySchema,
    problems: ['in-use'],
  }),
  /** Deletes a passage that no question has, with its versions. Papers keep it. */
  deletePassage: adminCall('POST /passages/:id/delete', ['edit-questions'], 'shared', {
    params: IdParams,
    reply: v.object({ id: IdSchema }),
    problems: ['in-use'],
  }),
} as const satisfies Record<string, CallShape>;
