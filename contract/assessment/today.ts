import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';

/** A scheduled assessment of a day. */
const DayTestSchema = v.object({
  id: IdSchema,
  name: v.string(),
  /** Opens later; can be started; learners who started in time may be at it; is over and its results wait; all is out. */
  phase: v.picklist(['opens', 'open', 'ends', 'results', 'over']),
  opensAt: v.nullable(TimeSchema),
  /** The last start. */
  closesAt: v.nullable(TimeSchema),
  resultsAt: v.nullable(TimeSchema),
  /** Accounts that fetched the paper, started, and handed in so far. */
  fetched: v.number(),
  started: v.number(),
  handedIn: v.number(),
});
export type DayTest = v.InferOutput<typeof DayTestSchema>;

/** What is on today, and what waits for an admin. */
export const TodaySchema = v.object({
  /** By the time of what comes next in each. */
  tests: v.array(DayTestSchema),
  /** Hand-ins that arrived in each hour of the day, from its beginning. */
  handIns: v.array(v.number()),
  waits: v.object({
    /** Copies of unfinished attempts, imported from files, that no hand-in has replaced. */
    copies: v.number(),
    /** Questions in use whose correct option has no explanation. */
    unexplained: v.number(),
    /** Assessments with hand-ins of the last two weeks that have questions whose key may be wrong. `isCounted`: whether all of them were counted. */
    keys: v.object({
      isCounted: v.boolean(),
      assessments: v.array(v.object({ id: IdSchema, name: v.string(), questions: v.number() })),
    }),
    /** Drafts, and how many questions of each were retired since they were drawn. */
    drafts: v.array(v.object({ id: IdSchema, name: v.string(), retired: v.number() })),
    /** Hidden assessments without an opening. */
    hidden: v.array(v.object({ id: IdSchema, name: v.string() })),
    /** Entries of the roster whose person has never signed in. */
    expected: v.number(),
    /** Reports about questions that no admin has answered. */
    reports: v.optional(v.number(), 0),
    /** Checks of the portal's health that ask for a look (ADR 87); 0 for admins who may not see them. */
    health: v.optional(v.number(), 0),
  }),
  /** What there is of what the first test of a new portal needs; absent once a test was handed in, and for admins of groups. */
  begin: v.optional(v.object({ questions: v.boolean(), test: v.boolean(), learners: v.boolean(), time: v.boolean() })),
});
export type Today = v.InferOutput<typeof TodaySchema>;
