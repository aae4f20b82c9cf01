import * as v from 'valibot';
import {
  CountsElsewhereSchema,
  PaperQuestionParams,
  RegradeDraftSchema,
  RegradedSchema,
  RegradePreviewDraftSchema,
  RegradePreviewSchema,
  RegradeSchema,
} from '../assessment/regrade';
import { IdParams } from '../fields/id';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { SeenQuerySchema } from './page';

/** An admin's calls about a wrong key (ADR 37). */
export const regradeCalls = {
  /** Changes how a question counts, and marks every submission again, in one transaction. */
  regrade: adminCall('POST /assessment/:id/regrade', ['make-tests'], 'whole', {
    params: IdParams,
    query: SeenQuerySchema,
    body: RegradeDraftSchema,
    reply: RegradedSchema,
    problems: ['in-use'],
  }),
  /** What the change would do; changes nothing. */
  previewRegrade: adminCall('POST /assessment/:id/regrade/preview', ['make-tests'], 'whole', {
    params: IdParams,
    body: RegradePreviewDraftSchema,
    reply: RegradePreviewSchema,
  }),
  /** Every change, the latest first. */
  getRegrades: adminCall('GET /assessment/:id/regrades', ['make-tests', 'results'], 'whole', {
    params: IdParams,
    reply: v.array(RegradeSchema),
  }),
  /** Which other assessments count a question of this one in another way, as after a correction here alone. */
  getElsewhere: adminCall('GET /assessment/:id/questions/:question/elsewhere', ['make-tests', 'results'], 'whole', {
    params: PaperQuestionParams,
    reply: CountsElsewhereSchema,
  }),
} as const satisfies Record<string, CallShape>;
