import * as v from 'valibot';
import { emptyMix, TypedMixSchema } from '../mix/typed-mix';
import type { TypedExam } from './typed';

/** The exam form's draft in the tab's storage. */
export const TypedExamSchema: v.GenericSchema<unknown, TypedExam> = v.object({
  name: v.string(),
  timerDuration: v.string(),
  marksPerCorrect: v.string(),
  negativeMarksPerWrong: v.string(),
  instructions: v.string(),
  subjects: v.array(
    v.object({
      key: v.number(),
      name: v.string(),
      categoryIds: v.array(v.number()),
      numberOfQuestions: v.string(),
      mix: v.optional(TypedMixSchema, emptyMix),
    }),
  ),
});
