import * as v from 'valibot';
import { MixSchema, mixFits } from '../exam/mix';
import type { RuleCode } from '../faults/form-rules';
import { carried } from '../faults/issue';
import { CategoryIdsSchema } from '../fields/category-ids';
import { requiredLine, text, whole } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxItems, maxLength, maxMarks, maxMinutes } from '../fields/limits';
import { scheduleDraftFields } from './schedule';

/** Body of `POST /generate-assessment`. */
export const GenerateByCategoriesSchema = v.pipe(
  v.strictObject({
    name: requiredLine(maxLength.name),
    description: v.optional(text(maxLength.description), ''),
    durationInMinutes: whole(maxMinutes),
    totalMarks: whole(maxMarks),
    questionCount: whole(maxItems.questionsInPaper),
    categories: CategoryIdsSchema,
    /** Not in the specification; see ../exam/mix.ts. */
    mix: v.optional(MixSchema),
    ...scheduleDraftFields,
  }),
  v.forward(
    v.check(({ mix, questionCount }) => mixFits(mix, questionCount), carried({ code: 'mix-too-large' })),
    ['mix', 'parts'],
  ),
);

export function generateFault(g: { name: string; categories: unknown[] }): RuleCode | null {
  if (g.name.trim() === '') return 'assessment-without-name';
  return g.categories.length === 0 ? 'assessment-without-category' : null;
}

/** Body of `POST /generate-assessment/from-exam`. */
export const GenerateFromExamSchema = v.strictObject({ examId: IdSchema, name: requiredLine(maxLength.name), ...scheduleDraftFields });

export const fromExamFault = (g: { examId: number | null; name: string }): RuleCode | null =>
  g.examId === null || g.name.trim() === '' ? 'from-exam-incomplete' : null;
