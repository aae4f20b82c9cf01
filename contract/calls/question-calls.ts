import { BulkChangedSchema, BulkChangeSchema, BulkUndoSchema } from '../question/bulk-change';
import type { CallShape } from './call-shape';

/** An admin's calls about many questions at once (ADR 41). */
export const questionCalls = {
  /** Moves, tags, retires or restores questions, all in one transaction. */
  changeQuestions: {
    method: 'POST',
    path: '/questions/change',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    body: BulkChangeSchema,
    reply: BulkChangedSchema,
    problems: [],
  },
  /** Takes such a change back where no other change came after it. */
  undoQuestions: {
    method: 'POST',
    path: '/questions/undo',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    body: BulkUndoSchema,
    reply: BulkChangedSchema,
    problems: [],
  },
} as const satisfies Record<string, CallShape>;
