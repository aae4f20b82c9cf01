import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';

/** Tests that are set side by side at once; without a choice, the last so many that are released. */
export const comparedTests = 10;
/** A group of fewer learners is said to be small: one learner more or less changes its figures much. */
export const smallGroup = 5;
/** Questions that are named as those to teach again. */
export const taughtAgain = 20;

const whole = v.number();
const share = v.nullable(v.number());

/**
 * How right the answers to questions of several names are, in the order of the names: right answers, answers, and learners who gave at least one. A partly
 * right answer is none. Questions that do not count, or count in full for everybody, are left out.
 */
const RightBySchema = v.object({ right: v.array(whole), answered: v.array(whole), learners: v.array(whole) });
export type RightBy = v.InferOutput<typeof RightBySchema>;

/** The learners of one group in one test. */
const GroupTestSchema = v.object({
  /** Whether the test is for the group as its groups are now. Learners may have handed in before they came to the group. */
  isFor: v.boolean(),
  /** Learners of the group who could sit the test, those who are expected and have not come yet among them; 0 where it is not for the group. */
  learners: whole,
  /** Hand-ins that count. */
  handIns: whole,
  /** Mean score in per cent of the total; null without hand-ins, and where no question counts. */
  meanPercent: share,
  /** Mean marks in each section; null without hand-ins. */
  sectionMarks: v.array(share),
  sections: RightBySchema,
  categories: RightBySchema,
});
export type GroupTest = v.InferOutput<typeof GroupTestSchema>;

const figures = {
  /** Learners of the group as it is now, those who are expected among them. */
  learners: whole,
  /** In the order of the tests. */
  tests: v.array(GroupTestSchema),
  /** Over all these tests, in the order of the reply's categories; a learner counts once. */
  categories: RightBySchema,
};

/** Groups of learners side by side (ADR 74). */
export const GroupComparisonSchema = v.object({
  /** Without a choice of tests: papers for practice, which have no times and are always open, were left out. Else absent. */
  isPracticeLeftOut: v.optional(v.literal(true)),
  /** The latest first. */
  assessments: v.array(
    v.object({
      id: IdSchema,
      name: v.string(),
      createdAt: TimeSchema,
      /** From when on it can be started; absent without an opening. */
      opensAt: v.optional(TimeSchema),
      /** Without dropped questions. */
      totalMarks: v.number(),
      /** Only while learners may not read their results yet: when the release is. */
      resultsAt: v.optional(TimeSchema),
      /** Sections with the marks that can be reached in each. */
      sections: v.array(v.object({ name: v.string(), marks: v.number() })),
      /** Names of its questions' categories; questions of earlier versions have none. */
      categories: v.array(v.string()),
    }),
  ),
  /** Names of the categories of all these tests, by name. */
  categories: v.array(v.string()),
  /** All learners in the caller's sight. */
  all: v.object(figures),
  /** By name; learners of no group are last, with null as id and an empty name. */
  groups: v.array(v.object({ id: v.nullable(IdSchema), name: v.string(), ...figures })),
  /**
   * The questions that the fewest of those who answered them got right, the weakest first, over all learners in sight: answered by at least
   * {@link smallGroup} of them; where no question has so many hand-ins, by as many as handed in the one with the most.
   */
  again: v.array(
    v.object({
      questionId: IdSchema,
      /** The latest of these tests that has the question. */
      assessmentId: IdSchema,
      text: v.string(),
      section: v.string(),
      categories: v.array(v.string()),
      right: whole,
      answered: whole,
      /** Learners who handed in a test with the question; over several tests, a learner counts in each. */
      handIns: whole,
    }),
  ),
});
export type GroupComparison = v.InferOutput<typeof GroupComparisonSchema>;
