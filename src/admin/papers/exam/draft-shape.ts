import * as v from 'valibot';
import { MultipleSchemeSchema } from '../../../../contract/exam/scheme';
import { emptyMix, TypedMixSchema } from '../mix/typed-mix';
import { emptySection, TypedSectionSchema } from './typed-section';

/** The state of the exam form, and its draft in the tab's storage. */
export const TypedExamSchema = v.object({
  name: v.string(),
  timerDuration: v.string(),
  marksPerCorrect: v.string(),
  negativeMarksPerWrong: v.string(),
  instructions: v.string(),
  /** Sections follow each other, each in its own minutes. */
  isLocked: v.optional(v.boolean(), false),
  multipleScheme: v.optional(MultipleSchemeSchema, 'all-or-nothing'),
  subjects: v.array(
    v.object({
      /** React key of the subject. */
      key: v.number(),
      name: v.string(),
      categoryIds: v.array(v.number()),
      numberOfQuestions: v.string(),
      mix: v.optional(TypedMixSchema, emptyMix),
      section: v.optional(TypedSectionSchema, emptySection),
      /** Of a template (mapped.ts): the area of knowledge that is mapped to categories. */
      area: v.optional(v.string()),
    }),
  ),
});
export type TypedExam = v.InferOutput<typeof TypedExamSchema>;
export type TypedSubject = TypedExam['subjects'][number];
