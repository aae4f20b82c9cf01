import * as v from 'valibot';
import { MultipleSchemeSchema } from '../../../../contract/exam/scheme';
import { emptyMix, TypedMixSchema } from '../mix/typed-mix';
import type { TypedExam } from './typed';
import { emptySection, TypedSectionSchema } from './typed-section';

/** The exam form's draft in the tab's storage. */
export const TypedExamSchema: v.GenericSchema<unknown, TypedExam> = v.object({
  name: v.string(),
  timerDuration: v.string(),
  marksPerCorrect: v.string(),
  negativeMarksPerWrong: v.string(),
  instructions: v.string(),
  isLocked: v.optional(v.boolean(), false),
  multipleScheme: v.optional(MultipleSchemeSchema, 'all-or-nothing'),
  subjects: v.array(
    v.object({
      key: v.number(),
      name: v.string(),
      categoryIds: v.array(v.number()),
      numberOfQuestions: v.string(),
      mix: v.optional(TypedMixSchema, emptyMix),
      section: v.optional(TypedSectionSchema, emptySection),
      area: v.optional(v.string()),
    }),
  ),
});
