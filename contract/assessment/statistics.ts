import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';
import { KindSchema, typedRightFields } from '../kinds/kind';
import { LadderSchema } from './insight';
import { RulingSchema } from './ruling';

/** How often an option was chosen, for admins. */
const TakenSchema = v.object({
  count: v.number(),
  /** Mean score of these learners; null without any. */
  meanScore: v.nullable(v.number()),
});

/** How many different numbers the statistics of a numeric question name. */
export const valuesShown = 10;

const ItemSchema = v.object({
  questionId: IdSchema,
  questionText: v.string(),
  subjectName: v.string(),
  options: v.array(v.object({ id: v.number(), text: v.string(), isCorrect: v.boolean(), ...TakenSchema.entries })),
  skipped: TakenSchema,
  /** Not in the specification: absent for one right option. */
  kind: v.optional(KindSchema),
  /** Of the other kinds: learners with all marks of the question, with some of them, and with a wrong answer. A set counts at each of its options. */
  right: v.optional(TakenSchema),
  partly: v.optional(TakenSchema),
  wrong: v.optional(TakenSchema),
  /** Of a question without options: what is right, and what was typed, the most frequent first, at most {@link valuesShown}; `otherValues`: all others. */
  ...typedRightFields,
  values: v.optional(v.array(v.object({ value: v.string(), isCorrect: v.boolean(), ...TakenSchema.entries }))),
  otherValues: v.optional(TakenSchema),
  /** Share of participants with a right answer, 0 to 1; null without participants. A partly right answer is none. */
  facility: v.nullable(v.number()),
  /** Point-biserial correlation of a right answer with the score on all other questions, −1 to 1; null if either does not vary. */
  discrimination: v.nullable(v.number()),
  medianSeconds: v.nullable(v.number()),
  /** The question does not count, or counts in full for everybody; then it has neither facility nor discrimination. */
  ruling: v.optional(RulingSchema),
});
export type Item = v.InferOutput<typeof ItemSchema>;

/** With fewer submissions, no warning is shown. */
export const leastToWarn = 10;

/** Whether a question's key may be wrong: learners who know the rest get it wrong. */
export const isKeyInDoubt = ({ discrimination }: Pick<Item, 'discrimination'>, participants: number): boolean =>
  participants >= leastToWarn && discrimination !== null && discrimination < 0;

/** Statistics of an assessment's questions over all submissions, without previews. */
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

/** The number of submissions so far. */
export const HandInsSchema = v.object({ handedIn: v.number(), latestAt: v.nullable(TimeSchema) });
export type HandIns = v.InferOutput<typeof HandInsSchema>;
