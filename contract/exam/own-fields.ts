import * as v from 'valibot';
import { KindSchema } from '../kinds/kind';

/** How a section of a paper differs from the paper; absent where it does not (ADR 44). */
export const paperSectionFields = {
  minutes: v.optional(v.number()),
  marksPerCorrect: v.optional(v.number()),
  negativeMarksPerWrong: v.optional(v.number()),
  /** Whether its questions can be answered only in its own window of time. */
  isLocked: v.optional(v.boolean()),
  /** Whether a learner may end a locked section before its time is over. */
  mayFinishEarly: v.optional(v.boolean()),
};

/** What a subject of an exam has of its own, as it is stored and sent; absent where it is the exam's (ADR 50). section.ts says what an admin may send. */
export const ownSectionFields = {
  ...paperSectionFields,
  kinds: v.optional(v.array(KindSchema)),
  questionsPerPassage: v.optional(v.number()),
};

type Outputs<F extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<F, undefined>>;
export type PaperSection = Outputs<typeof paperSectionFields>;
export type OwnFields = Outputs<typeof ownSectionFields>;
