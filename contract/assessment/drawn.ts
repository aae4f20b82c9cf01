import * as v from 'valibot';
import { MixSchema } from '../exam/mix';
import { listOf, wholeFrom } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxItems } from '../fields/limits';
import { KindSchema, ownRightFields } from '../kinds/kind';
import { PassageNameSchema, ShownPassageSchema } from '../question/passage';
import { ShownPictureSchema } from '../question/picture';
import { ShownTranslationSchema } from '../question/translation';
import { StateSchema } from './schedule-times';

const picture = v.optional(ShownPictureSchema);

/** A question as it stands in a paper, with its key: for admins only. */
const DrawnQuestionSchema = v.object({
  id: IdSchema,
  description: v.string(),
  picture,
  options: v.array(v.object({ id: v.number(), text: v.string(), picture })),
  translation: v.optional(ShownTranslationSchema),
  correctOptionId: v.number(),
  /** Further right options, since the key was corrected. */
  alsoRight: v.optional(v.array(v.number())),
  /** Not in the specification: absent for one right option. */
  kind: v.optional(KindSchema),
  ...ownRightFields,
  explanation: v.string(),
  explanationPicture: picture,
  /** What it shares with other questions of the paper. */
  passage: v.optional(PassageNameSchema),
  /** Empty where the paper does not say. */
  difficultyLevel: v.string(),
  /** Names, as they were when the question was drawn. */
  categories: v.array(v.string()),
});
export type DrawnQuestion = v.InferOutput<typeof DrawnQuestionSchema>;

/** The questions of an assessment with their keys (ADR 42). */
export const DrawnPaperSchema = v.object({
  id: IdSchema,
  name: v.string(),
  state: StateSchema,
  /** Rises with every change of the paper; null: learners may have the paper, so it cannot be changed. */
  version: v.nullable(v.number()),
  /** The passages that its questions name. */
  passages: v.optional(v.array(ShownPassageSchema)),
  subjects: v.array(
    v.object({
      subjectName: v.string(),
      /** What the questions were drawn from; only while the paper can be changed. */
      rules: v.optional(v.object({ categoryIds: v.array(IdSchema), mix: v.optional(MixSchema), kinds: v.optional(v.array(KindSchema)) })),
      questions: v.array(DrawnQuestionSchema),
    }),
  ),
});
export type DrawnPaper = v.InferOutput<typeof DrawnPaperSchema>;

/** The version that an admin has seen: a change of another version is refused. */
const version = wholeFrom(1);

/** Body of `POST /assessment/:id/drawn/redraw`. */
export const RedrawSchema = v.strictObject({ version, questionId: IdSchema });

/** Body of `POST /assessment/:id/drawn/change`: the ids of each subject in their order, as many as before. */
export const ChangeDrawnSchema = v.strictObject({
  version,
  subjects: listOf(listOf(IdSchema, maxItems.questionsInPaper), maxItems.subjects, 'too-many-subjects'),
});
