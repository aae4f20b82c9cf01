import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';

/** What a result knows of one question beyond its marking (spec §3): where it belongs and how the learner went about it. */
export const QuestionInsightSchema = v.object({
  questionId: IdSchema,
  subjectName: v.string(),
  /** Names as they were when the assessment was made; none where it is older than their keeping. */
  categories: v.array(v.string()),
  /** Free text of the bank; empty where there is none. */
  difficultyLevel: v.string(),
  markedForReview: v.boolean(),
  /** Whole seconds on the screen; null where the device did not tell. */
  seconds: v.nullable(v.number()),
  /** Which of the learner's answers it was, from 1; null where it has none or the device did not tell. */
  place: v.nullable(v.number()),
});
export type QuestionInsight = v.InferOutput<typeof QuestionInsightSchema>;

/** Beside a result: what it takes to learn from it. The questions stand in the paper's order. */
export const InsightSchema = v.object({
  /** What one correct answer earned and what one wrong answer cost; both 0 or more. */
  marksPerCorrect: v.number(),
  marksPerWrong: v.number(),
  questions: v.array(QuestionInsightSchema),
});
export type Insight = v.InferOutput<typeof InsightSchema>;

/** How many stand at a score. Scores rise from entry to entry, and each has its own. */
export const LadderSchema = v.array(v.object({ score: v.number(), count: v.number() }));
export type Ladder = v.InferOutput<typeof LadderSchema>;

/** What everybody who handed in made of one question. */
export const QuestionNormSchema = v.object({
  questionId: IdSchema,
  attempted: v.number(),
  correct: v.number(),
  /** Of those whose device told; null where none did. */
  medianSeconds: v.nullable(v.number()),
});
export type QuestionNorm = v.InferOutput<typeof QuestionNormSchema>;

/** Those who handed in one assessment, as numbers: no names, no ids, below `smallestCohort` (limits.ts) no scores, and then whole groups of `cohortGroup`. */
export const CohortSchema = v.object({
  assessmentId: IdSchema,
  /** Hand-ins counted here. The last few wait until a group is full. */
  participants: v.number(),
  /** The latest hand-in counted; null where there is none. */
  asOf: v.nullable(TimeSchema),
  /** null while there are too few to hide among. */
  norms: v.nullable(v.object({ scores: LadderSchema, questions: v.array(QuestionNormSchema) })),
});
export type Cohort = v.InferOutput<typeof CohortSchema>;

/** Who chose what, for admins. */
const TakenSchema = v.object({
  count: v.number(),
  /** Mean score of those who did; null where nobody did. */
  meanScore: v.nullable(v.number()),
});

export const ItemSchema = v.object({
  questionId: IdSchema,
  questionText: v.string(),
  subjectName: v.string(),
  options: v.array(v.object({ id: v.number(), text: v.string(), isCorrect: v.boolean(), ...TakenSchema.entries })),
  skipped: TakenSchema,
  /** Share of all who handed in that got it right, 0 to 1; null before anybody did. */
  facility: v.nullable(v.number()),
  /**
   * Point-biserial correlation of getting it right with the score on all other questions, −1 to 1; null where everybody or
   * nobody got it right, or the rest of the paper told nobody apart.
   */
  discrimination: v.nullable(v.number()),
  medianSeconds: v.nullable(v.number()),
});
export type Item = v.InferOutput<typeof ItemSchema>;

/** What the submissions of an assessment say about its questions. Previews do not count. */
export const StatisticsSchema = v.object({
  assessmentId: IdSchema,
  name: v.string(),
  totalMarks: v.number(),
  participants: v.number(),
  asOf: v.nullable(TimeSchema),
  scores: LadderSchema,
  items: v.array(ItemSchema),
});
export type Statistics = v.InferOutput<typeof StatisticsSchema>;

/** How many have handed in by now. */
export const HandInsSchema = v.object({ handedIn: v.number(), latestAt: v.nullable(TimeSchema) });
export type HandIns = v.InferOutput<typeof HandInsSchema>;
