import * as v from 'valibot';
import { carried } from '../faults/issue';
import { TimeSchema } from '../fields/id';

/**
 * The life of an assessment (ADR 34). Nothing of it is in the specification: an assessment without a schedule is published when it is made.
 * `draft`: only admins see it. · `published`: learners see it. · `hidden`: learners do not see it any more; hand-ins are accepted.
 */
export const assessmentStates = ['draft', 'published', 'hidden'] as const;
export const StateSchema = v.picklist(assessmentStates, carried({ code: 'not-a-state' }));
export type AssessmentState = v.InferOutput<typeof StateSchema>;

/** The times that lists and papers carry, only where they are set. */
export const scheduleTimes = {
  opensAt: v.optional(TimeSchema),
  closesAt: v.optional(TimeSchema),
  resultsAt: v.optional(TimeSchema),
};

/** Why a release may give the key to learners who can still start or sit. */
export type ReleaseDoubt = 'no-release' | 'no-last-start' | 'before-last-end';

interface ReleaseTimes {
  opensAt: string | null;
  closesAt: string | null;
  resultsAt: string | null;
}

/**
 * Returns the doubt about the release of a scheduled assessment, or null. `lastsMs`: the time of an attempt; longer ones by extra time do not count here.
 * Nothing is refused: an institute may want it so.
 */
export function releaseDoubt({ opensAt, closesAt, resultsAt }: ReleaseTimes, lastsMs: number): ReleaseDoubt | null {
  if (resultsAt === null) return opensAt === null ? null : 'no-release';
  if (closesAt === null) return 'no-last-start';
  return Date.parse(resultsAt) < Date.parse(closesAt) + lastsMs ? 'before-last-end' : null;
}

/** Whether results are released while an attempt of a further chance could be under way. `endsAt`: the latest end of one; undefined: there is none. */
export const isBeforeChances = ({ resultsAt }: Pick<ReleaseTimes, 'resultsAt'>, endsAt: string | undefined): boolean =>
  resultsAt !== null && endsAt !== undefined && Date.parse(resultsAt) < Date.parse(endsAt);

/** The time from which results may be read, epoch milliseconds: never before the paper opens. Null: at once. Times: ISO 8601, or epoch milliseconds. */
export function releaseOf({
  opensAt,
  resultsAt,
}: {
  opensAt?: string | number | null | undefined;
  resultsAt?: string | number | null | undefined;
}): number | null {
  const times = [opensAt, resultsAt].flatMap((time) => (time ? [+new Date(time)] : []));
  return times.length === 0 ? null : Math.max(...times);
}
