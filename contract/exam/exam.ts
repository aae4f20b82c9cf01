import * as v from 'valibot';
import { carried } from '../faults/issue';
import type { RuleCode } from '../faults/rules';
import { required, text, whole } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxItems, maxLength, maxMarks, maxMinutes } from '../fields/limits';
import { MixSchema, mixFits } from './mix';

const marks = v.pipe(
  v.number(carried({ code: 'not-a-number' })),
  v.finite(carried({ code: 'not-a-number' })),
  v.minValue(0, carried({ code: 'below', least: 0 })),
  v.maxValue(maxMarks, carried({ code: 'above', most: maxMarks })),
);

/** What a subject's questions are drawn from, and how many. */
export const drawnFields = {
  categoryIds: v.pipe(
    v.array(IdSchema),
    v.minLength(1, carried({ code: 'no-category' })),
    v.maxLength(maxItems.categories, carried({ code: 'too-many-categories', most: maxItems.categories })),
  ),
  numberOfQuestions: whole(maxItems.questionsInPaper),
};

export const SubjectDraftSchema = v.pipe(
  v.strictObject({
    name: required(maxLength.name),
    ...drawnFields,
    /** Not in the specification; see mix.ts. */
    mix: v.optional(MixSchema),
  }),
  v.forward(
    v.check(({ mix, numberOfQuestions }) => mixFits(mix, numberOfQuestions), carried({ code: 'mix-too-large' })),
    ['mix', 'parts'],
  ),
);
export type SubjectDraft = v.InferOutput<typeof SubjectDraftSchema>;

/** Body of `POST /exams/create`: marks have these names here and others in replies (spec §3). */
export const ExamDraftSchema = v.strictObject({
  name: required(maxLength.name),
  /** Minutes. */
  timerDuration: whole(maxMinutes),
  marksPerCorrect: marks,
  negativeMarksPerWrong: marks,
  instructions: v.optional(text(maxLength.instructions), ''),
  subjects: v.pipe(
    v.array(SubjectDraftSchema),
    v.minLength(1, carried({ code: 'no-subject' })),
    v.maxLength(maxItems.subjects, carried({ code: 'too-many-subjects', most: maxItems.subjects })),
    v.check(
      (subjects) => subjects.reduce((sum, s) => sum + s.numberOfQuestions, 0) <= maxItems.questionsInPaper,
      carried({ code: 'too-many-questions-in-all', most: maxItems.questionsInPaper }),
    ),
  ),
});
export type ExamDraft = v.InferOutput<typeof ExamDraftSchema>;

/** An exam in `GET /exams/all`. */
export const ExamSchema = v.object({
  id: IdSchema,
  name: v.string(),
  timerDuration: v.number(),
  marksPerQuestion: v.number(),
  negativeMarkingPerWrongQuestion: v.number(),
  /** Over all subjects. */
  numberOfQuestions: v.number(),
  instructions: v.string(),
  subjects: v.array(
    v.object({
      name: v.string(),
      numberOfQuestions: v.number(),
      categories: v.array(v.object({ id: IdSchema, name: v.string() })),
      mix: v.optional(MixSchema),
    }),
  ),
});
export type Exam = v.InferOutput<typeof ExamSchema>;

export const examFault = (e: { name: string; subjects: unknown[] }): RuleCode | null =>
  e.name.trim() === '' || e.subjects.length === 0 ? 'exam-incomplete' : null;
