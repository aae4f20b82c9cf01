import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';
import { ExtraTimeSchema } from '../people/extra-time';
import { PersonEntrySchema } from '../people/person-list';
import { ResultRowSchema } from './result-list';

/** Tests of one reply: a person of the busiest institute sits so many in a month. */
export const personTestsSize = 20;

/** Latest changes of extra time that the reply has. */
export const personTimesSize = 20;

const whole = v.number();

/** How the answers to questions of one category were, as analysis/breakdown.ts counts them; a question of several categories is in each. */
export const TopicSchema = v.object({ name: v.string(), correct: whole, partly: whole, wrong: whole, unattempted: whole });

const { uid: _, name: __, email: ___, phone: ____, group: _____, ...resultEntries } = ResultRowSchema.entries;

/** One test of a person, with the numbers that the list of its results has. */
const PersonTestSchema = v.object({
  ...resultEntries,
  assessmentId: IdSchema,
  name: v.string(),
  /** Without dropped questions. */
  totalMarks: v.number(),
  /** All who handed in and have a rank. */
  participants: whole,
  /** As `percentileOn` of analysis/rank.ts, not rounded; null without a rank. */
  percentile: v.nullable(v.number()),
  /** Average score of the participants; null without any. */
  mean: v.nullable(v.number()),
  /** Time that the attempt was sat with, in per cent (extra-time.ts). */
  timePercent: whole,
  /** When the server saw the start; null: it did not. */
  startSeenAt: v.nullable(TimeSchema),
  /** Only while the person may not read the result yet: when its release is. */
  resultsAt: v.optional(TimeSchema),
  /** The test is in no list any more. */
  isArchived: v.optional(v.literal(true)),
  /** Only for an admin who has groups: the test is for other learners too, and only an admin of the whole institute changes it or opens it again. */
  isShared: v.optional(v.literal(true)),
  /** Without those of a copy of an unfinished attempt. */
  topics: v.array(TopicSchema),
});
export type PersonTest = v.InferOutput<typeof PersonTestSchema>;

const { uid: ______, ...extraTime } = ExtraTimeSchema.entries;

/** A published test that was open to a learner, who has not handed it in. */
const NotHandedInSchema = v.object({
  assessmentId: IdSchema,
  name: v.string(),
  /** The last start, also one to come; absent: there is none. */
  closesAt: v.optional(TimeSchema),
  /** The server has seen a start. */
  hasStarted: v.optional(v.literal(true)),
});
export type NotHandedIn = v.InferOutput<typeof NotHandedInSchema>;

/** All tests of one person, the latest first, for admins. Previews of an admin are none. */
export const PersonTestsSchema = v.object({
  person: PersonEntrySchema,
  /** The time at present with its latest changes. */
  extraTime: v.object(extraTime),
  /** How many tests there are, with those of other pages. */
  count: whole,
  tests: v.array(PersonTestSchema),
  /** On the first page alone: tests in sight that the learner has not handed in, the newest first, at most as many as a page has; `count`: all of them. */
  notHandedIn: v.optional(v.object({ count: whole, tests: v.array(NotHandedInSchema) })),
  /** On the first page alone: tests in sight that the learner may be sitting once more, of which no start is told; absent: none. `endsAt`: the latest end. */
  again: v.optional(v.array(v.object({ assessmentId: IdSchema, name: v.string(), endsAt: TimeSchema }))),
});
export type PersonTests = v.InferOutput<typeof PersonTestsSchema>;
