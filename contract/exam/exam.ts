import * as v from 'valibot';
import type { RuleCode } from '../faults/form-rules';
import { carried } from '../faults/issue';
import { CategoryIdsSchema } from '../fields/category-ids';
import { listOf, marks, requiredLine, text, whole } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxItems, maxLength, maxMinutes } from '../fields/limits';
import { MixSchema, mixFits } from './mix';
import { ownSectionFields } from './own-fields';
import { MultipleSchemeSchema } from './scheme';
import { sectionFaults, sectionFields } from './section';

/** What a subject's questions are drawn from, and how many. */
export const drawnFields = { categoryIds: CategoryIdsSchema, numberOfQuestions: whole(maxItems.questionsInPaper) };

export const SubjectDraftSchema = v.pipe(
  v.strictObject({
    name: requiredLine(maxLength.name),
    ...drawnFields,
    /** Not in the specification; see mix.ts. */
    mix: v.optional(MixSchema),
    ...sectionFields,
  }),
  v.forward(
    v.check(({ mix, numberOfQuestions }) => mixFits(mix, numberOfQuestions), carried({ code: 'mix-too-large' })),
    ['mix', 'parts'],
  ),
);
export type SubjectDraft = v.InferOutput<typeof SubjectDraftSchema>;

const draftFields = v.strictObject({
  name: requiredLine(maxLength.name),
  /** Minutes; the sum of the sections' minutes where all have them. */
  timerDuration: whole(maxMinutes),
  marksPerCorrect: marks,
  negativeMarksPerWrong: marks,
  instructions: v.optional(text(maxLength.instructions), ''),
  /** Absent: all or nothing. */
  multipleScheme: v.optional(MultipleSchemeSchema),
  subjects: v.pipe(
    listOf(SubjectDraftSchema, maxItems.subjects, 'too-many-subjects'),
    v.minLength(1, carried({ code: 'no-subject' })),
    v.check(
      (subjects) => subjects.reduce((sum, s) => sum + s.numberOfQuestions, 0) <= maxItems.questionsInPaper,
      carried({ code: 'too-many-questions-in-all', most: maxItems.questionsInPaper }),
    ),
  ),
});

/** The issue path of a dotted path in a body. */
const issuePath = (path: string, input: Record<string, unknown>): [v.ObjectPathItem] => [
  { type: 'object', origin: 'value', input, key: path, value: undefined },
];

/** Body of `POST /exams/create`: marks have these names here and others in replies (spec §3). */
export const ExamDraftSchema = v.pipe(
  draftFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [path, why] of Object.entries(sectionFaults(dataset.value)))
      addIssue({ message: carried(why), path: issuePath(path, dataset.value) });
  }),
);
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
  multipleScheme: v.optional(MultipleSchemeSchema),
  subjects: v.array(
    v.object({
      name: v.string(),
      numberOfQuestions: v.number(),
      categories: v.array(v.object({ id: IdSchema, name: v.string() })),
      mix: v.optional(MixSchema),
      ...ownSectionFields,
    }),
  ),
});
export type Exam = v.InferOutput<typeof ExamSchema>;

export const examFault = (e: { name: string; subjects: unknown[] }): RuleCode | null =>
  e.name.trim() === '' || e.subjects.length === 0 ? 'exam-incomplete' : null;
