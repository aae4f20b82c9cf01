import { BulkChangedSchema, BulkChangeSchema, BulkUndoSchema } from '../question/bulk-change';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';

/** An admin's calls about many questions at once (ADR 41). */
export const questionCalls = {
  /** Moves, tags, retires or restores questions, all in one transaction. */
  changeQuestions: adminCall('POST /questions/change', ['edit-questions'], 'shared', {
    body: BulkChangeSchema,
    reply: BulkChangedSchema,
    problems: [],
  }),
  /** Takes such a change back where no other change came after it. */
  undoQuestions: adminCall('POST /questions/undo', ['edit-questions'], 'shared', {
    body: BulkUndoSchema,
    reply: BulkChangedSchema,
    problems: [],
  }),
} as const satisfies Record<string, CallShape>;
