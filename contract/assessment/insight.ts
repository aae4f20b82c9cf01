import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';

/** A question's data beyond its marking (spec §3): its place in the bank, and how the learner answered it. */
const QuestionInsightSchema = v.object({
  questionId: IdSchema,
  subjectName: v.string(),
  /** Names when the assessment was made; empty in assessments older than this field. */
  categories: v.array(v.string()),
  /** Free text of the bank; may be empty. */
  difficultyLevel: v.string(),
  markedForReview: v.boolean(),
  /** Whole seconds on screen; null if the device did not report them. */
  seconds: v.nullable(v.number()),
  /** Position in the order of answers, from 1; null without an answer or if the device did not report it. */
  place: v.nullable(v.number()),
});
export type QuestionInsight = v.InferOutput<typeof QuestionInsightSchema>;

/** The analysis of a result. Questions are in paper order. */
export const InsightSchema = v.object({
  /** Marks won by one correct answer and lost by one wrong answer; both 0 or more. */
  marksPerCorrect: v.number(),
  marksPerWrong: v.number(),
  questions: v.array(QuestionInsightSchema),
});
export type Insight = v.InferOutput<typeof InsightSchema>;

/** The number of learners at each score. Scores ascend and are distinct. */
export const LadderSchema = v.array(v.object({ score: v.number(), count: v.number() }));
export type Ladder = v.InferOutput<typeof LadderSchema>;

/** All participants' statistics of one question. */
const QuestionNormSchema = v.object({
  questionId: IdSchema,
  attempted: v.number(),
  correct: v.number(),
  /** Median over the devices that reported times; null without any. */
  medianSeconds: v.nullable(v.number()),
});
export type QuestionNorm = v.InferOutput<typeof QuestionNormSchema>;

/**
 * Anonymous statistics of one assessment: no names and no ids; no scores below `smallestCohort` submissions (limits.ts); from there on
 * figures change by `cohortStep` submissions at a time.
 */
export const CohortSchema = v.object({
  assessmentId: IdSchema,
  /** Number of submissions counted. The last ones are not counted until they are a step. */
  participants: v.number(),
  /** Time of the latest counted submission; null without any. */
  asOf: v.nullable(TimeSchema),
  /** null while there are too few participants for anonymity. */
  norms: v.nullable(v.object({ scores: LadderSchema, questions: v.array(QuestionNormSchema) })),
});
export type Cohort = v.InferOutput<typeof CohortSchema>;
