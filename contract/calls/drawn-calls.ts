import { ChangeDrawnSchema, DrawnPaperSchema, RedrawSchema } from '../assessment/drawn';
import { IdParams } from '../fields/id';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';

/** The drawn questions of an assessment, seen by an admin and changed before learners see them (ADR 42). Each change replies with the paper after it. */
export const drawnCalls = {
  getDrawn: adminCall('GET /assessment/:id/drawn', ['edit-questions', 'make-tests'], 'groups', {
    params: IdParams,
    reply: DrawnPaperSchema,
  }),
  /** Draws another question in the place of one, by the same rules. */
  redrawQuestion: adminCall('POST /assessment/:id/drawn/redraw', ['make-tests'], 'groups', {
    params: IdParams,
    body: RedrawSchema,
    reply: DrawnPaperSchema,
    problems: ['in-use', 'too-few-questions'],
  }),
  /** Sets the questions by hand: others of the bank, or another order. */
  changeDrawn: adminCall('POST /assessment/:id/drawn/change', ['make-tests'], 'groups', {
    params: IdParams,
    body: ChangeDrawnSchema,
    reply: DrawnPaperSchema,
    problems: ['in-use'],
  }),
} as const satisfies Record<string, CallShape>;
