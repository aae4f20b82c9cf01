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
import type { CallShape } from './call-shape';

/** An admin's calls about a wrong key (ADR 37). */
export const regradeCalls = {
  /** Changes how a question counts, and marks every submission again, in one transaction. */
  regrade: {
    method: 'POST',
    path: '/assessment/:id/regrade',
    who: 'admin',
    right: ['make-tests'],
    scope: 'whole',
    params: IdParams,
    body: RegradeDraftSchema,
    reply: RegradedSchema,
    problems: ['not-found'],
  },
  /** What the change would do; changes nothing. */
  previewRegrade: {
    method: 'POST',
    path: '/assessment/:id/regrade/preview',
    who: 'admin',
    right: ['make-tests'],
    scope: 'whole',
    params: IdParams,
    body: RegradePreviewDraftSchema,
    reply: RegradePreviewSchema,
    problems: ['not-found'],
  },
  /** Every change, the latest first. */
  getRegrades: {
    method: 'GET',
    path: '/assessment/:id/regrades',
    who: 'admin',
    right: ['make-tests', 'results'],
    scope: 'whole',
    params: IdParams,
    reply: v.array(RegradeSchema),
    problems: ['not-found'],
  },
  /** Which other assessments count a question of this one in another way, as after a correction here alone. */
  getElsewhere: {
    method: 'GET',
    path: '/assessment/:id/questions/:question/elsewhere',
    who: 'admin',
    right: ['make-tests', 'results'],
    scope: 'whole',
    params: PaperQuestionParams,
    reply: CountsElsewhereSchema,
    problems: ['not-found'],
  },
} as const satisfies Record<string, CallShape>;
