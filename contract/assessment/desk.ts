import * as v from 'valibot';
import type { Field } from '../fields/arrange';
import { IdSchema, TimeSchema } from '../fields/id';
import { UidSchema } from '../people/people';
import { EvidenceSchema, StartSchema } from './evidence';

/** The state of an assessment on its exam day, for admins. Previews do not count. */
export const DeskSchema = v.object({
  assessmentId: IdSchema,
  name: v.string(),
  /** The usual time of an attempt in seconds; absent on servers of earlier versions. */
  sittingSeconds: v.optional(v.number()),
  /** The server's time. */
  now: TimeSchema,
  /** The number of accounts that fetched the paper, sealed or open. */
  fetched: v.number(),
  /** The number of accounts whose start the server has seen. */
  started: v.number(),
  handedIn: v.number(),
  /** Only of an assessment for groups: the people of these groups, with those of the roster who have not come yet. */
  expected: v.optional(v.number()),
  /** Only with `expected`: those of them who have started or handed in. */
  present: v.optional(v.number()),
  /** Learners with a further chance that is not used, and the latest time to which an attempt of one can last; absent without any. */
  openChances: v.optional(v.object({ count: v.number(), endsAt: TimeSchema })),
  /** The number of accounts whose start was seen and that have not handed in. */
  sitting: v.number(),
  /** Of `sitting`: the time of the attempt is over, so the device waits for a network. */
  awaited: v.number(),
  /** Starts and hand-ins as they arrived, by minute, ascending; minutes without any are left out. */
  byMinute: v.array(v.object({ at: TimeSchema, starts: v.number(), handIns: v.number() })),
});
export type Desk = v.InferOutput<typeof DeskSchema>;

/**
 * A fact about a sitting, by the schedule as it is now; it refuses nothing. `start-seen`: the server heard of the start within a minute. ·
 * `start-said`: it heard later, or from the submission alone, so only the device says when. · `arrived-later`: the submission arrived a
 * minute or more after its hand-in. · `late`: handed in more than a minute after the end that the schedule allows this learner. ·
 * `time-does-not-fit`: the times contradict each other, the schedule or the server's. · `never-fetched`: this account has not fetched the
 * paper since the assessment has a schedule. · `more-than-given`: it took over a minute more than this learner had. · `no-evidence`: the submission says nothing of its
 * times, as only pages of early versions and other programs do for a scheduled paper. · `after-release`: it arrived when the results were released already. ·
 * `second-account`: another account with the same verified email or phone has handed in, too. · `new-account`: the portal saw the account first after the
 * opening, as that of a person who was erased and came again.
 */
export const sittingFacts = [
  'start-seen',
  'start-said',
  'arrived-later',
  'late',
  'time-does-not-fit',
  'never-fetched',
  'more-than-given',
  'no-evidence',
  'after-release',
  'second-account',
  'new-account',
] as const;

/**
 * Why the times of a sitting do not fit: the first of these that holds. `begun-twice`: the start that the server heard of is not that of the submission, both by
 * the server's time, as of one account on two devices. · `before-opening`, `after-last-start`: by the schedule as it is now. · `device-clock`: its times contradict each other or the server's
 * clock. · `other-length`: the submission counts another time than from its begin to its end. · `beyond-end`: it counts more than its learner had.
 */
export const misfits = ['begun-twice', 'before-opening', 'after-last-start', 'device-clock', 'other-length', 'beyond-end'] as const;
export type Misfit = (typeof misfits)[number];

/** Only with `time-does-not-fit`; absent on servers of earlier versions. */
export const MisfitField = v.optional(v.picklist(misfits));

/** One learner's sitting of a scheduled assessment, for admins. */
export const SittingSchema = v.object({
  uid: UidSchema,
  /** As the portal knows the person; either may be empty. */
  person: v.object({ name: v.string(), email: v.string() }),
  fetchedAt: v.nullable(TimeSchema),
  /** `seenAt`: when the server saw the start. */
  start: v.nullable(v.object({ ...StartSchema.entries, seenAt: TimeSchema })),
  handIn: v.nullable(v.object({ arrivedAt: TimeSchema, evidence: v.nullable(EvidenceSchema) })),
  facts: v.array(v.picklist(sittingFacts)),
  misfit: MisfitField,
});
export type SittingReport = v.InferOutput<typeof SittingSchema>;

/** How many accounts have a sitting of an assessment, and of these each fact; facts without any are left out. */
export const SittingFactsSchema = v.object({
  all: v.number(),
  facts: v.array(v.object({ fact: v.picklist(sittingFacts), count: v.number() })),
});

/** The orders of sittings. */
export const sittingOrders = ['name', 'fetched', 'started', 'handedIn', 'arrived'] as const;
export type SittingOrder = (typeof sittingOrders)[number];

/** The time of each column of a sitting, ISO 8601. Begin and end are as the device says. */
export const sittingTimes: Record<Exclude<SittingOrder, 'name'>, (sitting: SittingReport) => string | null | undefined> = {
  fetched: ({ fetchedAt }) => fetchedAt,
  started: ({ start, handIn }) => start?.startedAt ?? handIn?.evidence?.startedAt,
  handedIn: ({ handIn }) => handIn?.evidence?.handedInAt,
  arrived: ({ handIn }) => handIn?.arrivedAt,
};

/**
 * By what sittings are searched and ordered, in whatever form they are at hand. Unknown times come last. `timeOf`: the time of a column, epoch milliseconds.
 */
export const sittingFieldsBy = <Sitting>(
  nameOf: (sitting: Sitting) => string,
  timeOf: (sitting: Sitting, column: Exclude<SittingOrder, 'name'>) => number | null | undefined,
): (Field<Sitting> & { id: SittingOrder })[] =>
  sittingOrders.map((id) =>
    id === 'name' ? { id, value: nameOf } : { id, value: (sitting) => timeOf(sitting, id) ?? Number.MAX_SAFE_INTEGER, isUnsearched: true },
  );

/** The same of reports. */
export const sittingFields = sittingFieldsBy<SittingReport>(
  ({ person, uid }) => `${person.name} ${person.email || uid}`,
  (sitting, column) => {
    const time = sittingTimes[column](sitting);
    return time == null ? null : Date.parse(time);
  },
);
