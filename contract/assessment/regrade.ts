import * as v from 'valibot';
import { listOf, required } from '../fields/fields';
import { IdFromText, IdSchema, TimeSchema } from '../fields/id';
import { maxLength, optionSlots } from '../fields/limits';
import { draftKeyFields, shownKeyFields } from '../kinds/kinds';
import { optionId } from './assessment';
import { RegradeChangeSchema } from './ruling';

const ruling = {
  questionId: IdSchema,
  change: RegradeChangeSchema,
  /**
   * The right options; needed for `key`, ignored for the others. Each counts as right, or, of a question with several right options, all of them together.
   */
  optionIds: v.optional(listOf(optionId, optionSlots.max, 'too-many-options')),
  /** Not in the specification: what is right of a question without options. */
  ...draftKeyFields,
};

/** Body of the preview of a change. */
export const RegradePreviewDraftSchema = v.strictObject(ruling);
export type RegradePreviewDraft = v.InferOutput<typeof RegradePreviewDraftSchema>;

/** Body of `POST /assessment/:id/regrade`. It replaces an earlier change of the same question as a whole. */
export const RegradeDraftSchema = v.strictObject({
  ...ruling,
  /** Learners read it in their results. */
  reason: required(maxLength.reason),
});
export type RegradeDraft = v.InferOutput<typeof RegradeDraftSchema>;

/** What was changed. A repeat changes nothing and gets the reply of the change that holds. */
export const RegradedSchema = v.object({
  /** Of the key from then on. */
  version: v.number(),
  /** Scores that are different from before. */
  changed: v.number(),
});

/** What a change would do to the submissions so far. */
export const RegradePreviewSchema = v.object({
  /** Whether the question counts so already. */
  isSame: v.boolean(),
  participants: v.number(),
  /** Scores that would differ: all, and those that would rise and fall. */
  changed: v.number(),
  risen: v.number(),
  fallen: v.number(),
  /** Learners within the first ten ranks, before or after, whose rank would differ. */
  firstTen: v.number(),
  totalMarks: v.object({ before: v.number(), after: v.number() }),
  /** Of another key: the discrimination that the question would have by it, as its statistics say it; null where it says nothing. */
  discrimination: v.optional(v.nullable(v.number())),
});
export type RegradePreview = v.InferOutput<typeof RegradePreviewSchema>;

const counting = v.object({ change: RegradeChangeSchema, optionIds: v.array(v.number()), ...shownKeyFields });

/** One change of a key, for admins. */
export const RegradeSchema = v.object({
  /** Of the key from then on; the first change has 1. */
  version: v.number(),
  questionId: IdSchema,
  /** How the question counted until then, and from then on. `key`: by its right options. */
  before: counting,
  after: counting,
  /** Empty where none was given, as by the command. */
  reason: v.string(),
  /** Name of the admin; empty for a command of the machine. */
  by: v.string(),
  at: TimeSchema,
  /** Submissions that were marked again, and scores that differed. */
  marked: v.number(),
  changed: v.number(),
});
export type Regrade = v.InferOutput<typeof RegradeSchema>;

/** A question of an assessment, in a path. */
export const PaperQuestionParams = v.object({ id: IdFromText, question: IdFromText });

/** Most assessments that a reply names, and most that are looked through, the newest first. */
export const elsewhereBounds = { named: 20, searched: 500 } as const;

/** Other assessments that have a question of this one and count it in another way, by the right answers in words: the newest first. */
export const CountsElsewhereSchema = v.object({
  assessments: v.array(v.object({ id: IdSchema, name: v.string(), createdAt: TimeSchema, handedIn: v.number() })),
  /** Whether every other assessment was looked through, and each one found is named. */
  isWhole: v.boolean(),
});
export type CountsElsewhere = v.InferOutput<typeof CountsElsewhereSchema>;
