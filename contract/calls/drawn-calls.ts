import { ChangeDrawnSchema, DrawnPaperSchema, RedrawSchema } from '../assessment/drawn';
import { IdParams } from '../fields/id';
import type { CallShape } from './call-shape';

/** The drawn questions of an assessment, seen by an admin and changed before learners see them (ADR 42). Each change replies with the paper after it. */
export const drawnCalls = {
  getDrawn: {
    method: 'GET',
    path: '/assessment/:id/drawn',
    who: 'admin',
    right: ['edit-questions', 'make-tests'],
    scope: 'groups',
    params: IdParams,
    reply: DrawnPaperSchema,
    problems: ['not-found'],
  },
  /** Draws another question in the place of one, by the same rules. */
  redrawQuestion: {
    method: 'POST',
    path: '/assessment/:id/drawn/redraw',
    who: 'admin',
    right: ['make-tests'],
    scope: 'groups',
    params: IdParams,
    body: RedrawSchema,
    reply: DrawnPaperSchema,
    problems: ['not-found', 'in-use', 'too-few-questions'],
  },
  /** Sets the questions by hand: others of the bank, or another order. */
  changeDrawn: {
    method: 'POST',
    path: '/assessment/:id/drawn/change',
    who: 'admin',
    right: ['make-tests'],
    scope: 'groups',
    params: IdParams,
    body: ChangeDrawnSchema,
    reply: DrawnPaperSchema,
    problems: ['not-found', 'in-use'],
  },
} as const satisfies Record<string, CallShape>;
