import { mostMoreMinutes } from '../../../contract/assessment/more-time';
import { type Schedule, type ScheduleDraft, scheduleFaults } from '../../../contract/assessment/schedule';
import { type AssessmentState, releaseOf } from '../../../contract/assessment/schedule-times';
import type { Faults } from '../../../contract/faults/fault';
import { isoOf, isoOrNull } from '../../../contract/fields/times';
import type { Scope } from '../../../contract/people/rights';

/** The schedule of an assessment (ADR 34); times in epoch milliseconds. */
export interface Timetable {
  state: AssessmentState;
  opensAt: number | null;
  closesAt: number | null;
  resultsAt: number | null;
  endsTogether: boolean;
  /** Minutes that everybody gets (ADR 35). */
  moreMinutes: number;
  /** How often minutes of everybody were taken back (ADR 75). */
  timeCuts: number;
  /** Whether a learner got minutes of their own, once. */
  hasOwnMinutes: boolean;
  /** Ids of the groups that it is for, ascending; none: for everybody (ADR 38). */
  groupIds: readonly number[];
  /** Whether it was for everybody before it was for groups: then any device may hold its paper. */
  wasForAll: boolean;
  /** Whether it was ever published, as far as the portal knows: if not, no learner holds its paper. */
  wasPublished: boolean;
  /** Whom the clear paper was ever open to before this schedule: the learners of `groupIds`, or everybody. */
  openedTo: 'none' | 'groups' | 'all';
}

/** The schedule of an assessment that has none. */
export const unscheduled: Timetable = {
  state: 'published',
  opensAt: null,
  closesAt: null,
  resultsAt: null,
  endsTogether: false,
  moreMinutes: 0,
  timeCuts: 0,
  hasOwnMinutes: false,
  groupIds: [],
  wasForAll: false,
  wasPublished: true,
  openedTo: 'none',
};

/** A schedule with its times in ISO 8601. */
export const writtenSchedule = ({
  moreMinutes,
  groupIds,
  opensAt,
  closesAt,
  resultsAt,
  wasForAll: _,
  wasPublished: __,
  openedTo: ___,
  timeCuts: ____,
  hasOwnMinutes: _____,
  ...rest
}: Timetable): Omit<Schedule, 'code' | 'moreCode' | 'ownMinutes'> => ({
  ...rest,
  opensAt: isoOrNull(opensAt),
  closesAt: isoOrNull(closesAt),
  resultsAt: isoOrNull(resultsAt),
  ...(moreMinutes > 0 && { moreMinutes }),
  ...(groupIds.length > 0 && { groupIds: [...groupIds] }),
});

/** The times that lists and papers carry, in ISO 8601: only those that are set. */
export const shownTimes = ({ opensAt, closesAt, resultsAt }: Timetable): { opensAt?: string; closesAt?: string; resultsAt?: string } => ({
  ...(opensAt !== null && { opensAt: isoOf(opensAt) }),
  ...(closesAt !== null && { closesAt: isoOf(closesAt) }),
  ...(resultsAt !== null && { resultsAt: isoOf(resultsAt) }),
});

export const hasTimes = ({ opensAt, closesAt, resultsAt }: Timetable): boolean =>
  opensAt !== null || closesAt !== null || resultsAt !== null;

export const isForAll = ({ groupIds }: Timetable): boolean => groupIds.length === 0;

/** Whether an assessment is for a learner of these groups. */
export const isFor = (timetable: Timetable, groupIds: readonly number[]): boolean =>
  isForAll(timetable) || groupIds.some((id) => timetable.groupIds.includes(id));

/** Whether minutes were given, to everybody or to one learner, also if they were taken back: a device may have them. */
const hasGivenTime = ({ moreMinutes, timeCuts, hasOwnMinutes }: Timetable): boolean => moreMinutes > 0 || timeCuts > 0 || hasOwnMinutes;

/** The schedule as it is for a learner with minutes of their own (ADR 75). All together are not more than can be given. */
export const withOwnMinutes = (timetable: Timetable, own: number): Timetable =>
  own === 0 ? timetable : { ...timetable, moreMinutes: Math.min(mostMoreMinutes, timetable.moreMinutes + own) };

/** Whether learners do not see the schedule's assessment differently from one without a schedule. */
export const isUnscheduled = (timetable: Timetable): boolean =>
  timetable.state === 'published' && !timetable.endsTogether && !hasTimes(timetable) && !hasGivenTime(timetable) && isForAll(timetable);

/** Whether an admin who is limited to these groups may know of an assessment: it is for all learners, or for some of theirs (ADR 72). */
export const isInSight = (timetable: Timetable | null, scope: Scope): boolean =>
  timetable === null || scope === null || isForAll(timetable) || timetable.groupIds.some((id) => scope.includes(id));

const changed = (time: number | null, draft: string | null | undefined): number | null =>
  draft === undefined ? time : draft === null ? null : Date.parse(draft);

/** Ids of groups as they are kept: each once, ascending. */
const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** The schedule after an admin's changes. */
export const changedBy = (
  timetable: Timetable,
  { state, opensAt, closesAt, resultsAt, endsTogether, groupIds }: ScheduleDraft,
): Timetable => ({
  ...timetable,
  groupIds: groupIds === undefined ? timetable.groupIds : sorted(groupIds),
  state: state ?? timetable.state,
  opensAt: changed(timetable.opensAt, opensAt),
  closesAt: changed(timetable.closesAt, closesAt),
  resultsAt: changed(timetable.resultsAt, resultsAt),
  endsTogether: endsTogether ?? timetable.endsTogether,
});

/** The fields of a schedule that a change made different, with their new values; times in epoch milliseconds. Without more minutes and groups. */
export const timetableChanges = (
  {
    moreMinutes: _,
    timeCuts: __,
    hasOwnMinutes: ___,
    groupIds: ____,
    wasForAll: _____,
    wasPublished: ______,
    openedTo: _______,
    ...before
  }: Timetable,
  after: Timetable,
): Partial<Pick<Timetable, 'state' | 'opensAt' | 'closesAt' | 'resultsAt' | 'endsTogether'>> =>
  Object.fromEntries(
    Object.entries(before).flatMap(([field, value]) => {
      const now = after[field as keyof typeof before];
      return now === value ? [] : [[field, now]];
    }),
  );

/** The times of which {@link timetableChanges} tells, as they were before: `opensAtBefore` and so on. */
export const timesBefore = (before: Timetable, after: Timetable): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    (['opensAt', 'closesAt', 'resultsAt'] as const).flatMap((field) =>
      before[field] === after[field] ? [] : [[`${field}Before`, before[field]]],
    ),
  );

/** Field → why these times do not fit each other; empty if they do. */
export const timetableFaults = (timetable: Timetable): Faults => scheduleFaults(writtenSchedule(timetable));

export const isOpen = ({ opensAt }: Timetable, now: number): boolean => opensAt === null || now >= opensAt;

/**
 * Whom the clear paper was open to when a schedule takes the place of another: groups are those of the new one, and others are not told apart. None where
 * the new schedule seals the paper again: a copy that is fetched from then on tells nothing of the time before.
 */
export function openedBefore(before: Timetable, after: Timetable, now: number): Timetable['openedTo'] {
  if (!isOpen(after, now)) return 'none';
  const { groupIds } = after;
  const isOpenNow = before.state === 'published' && isOpen(before, now);
  if (before.openedTo === 'all' || (isOpenNow && isForAll(before))) return 'all';
  return (isOpenNow || before.openedTo === 'groups') && before.groupIds.join() === groupIds.join() ? 'groups' : 'none';
}

/**
 * The seconds beyond duration and extra time that a submission may take. A device without a network may have minutes of which this process has not
 * heard, so that the whole amount that can be given is accepted for a scheduled assessment; a fact says if it took more than was given.
 */
export const acceptedMoreSeconds = (timetable: Timetable | null): number =>
  timetable !== null && (timetable.opensAt !== null || hasGivenTime(timetable)) ? mostMoreMinutes * 60 : 0;

export const isClosed = ({ closesAt }: Timetable, now: number): boolean => closesAt !== null && now > closesAt;

/** Whether learners may not know yet which questions the paper has. */
export const isSecret = (timetable: Timetable, now: number): boolean => timetable.state === 'draft' || !isOpen(timetable, now);

/** In which form learners may read a paper, and until when: epoch milliseconds, or null for good. */
export interface Readable {
  isSealed: boolean;
  until: number | null;
}

/** What learners may read of a paper at a time; null: nothing. `timetable` is null for an assessment without a schedule. */
export function readableAt(timetable: Timetable | null, now: number): Readable | null {
  if (timetable === null) return { isSealed: false, until: null };
  if (timetable.state !== 'published' || isClosed(timetable, now)) return null;
  return isOpen(timetable, now) ? { isSealed: false, until: timetable.closesAt } : { isSealed: true, until: timetable.opensAt };
}

/** When results may be read, epoch milliseconds; null if at once. */
export const releaseTime = (timetable: Timetable): number | null => releaseOf(timetable);

/**
 * When results are released once everybody has `minutes` in place of the minutes until now: later by as many, but not later than the last end. A learner who would
 * have ended before the release ends before it then, too. `longestMs`: the time of the longest attempt, by the most extra time of a learner. What is released
 * already stays so.
 */
export function releaseWith(timetable: Timetable, minutes: number, longestMs: number, now: number): number | null {
  const { closesAt, resultsAt, moreMinutes } = timetable;
  if (resultsAt === null || now >= resultsAt) return resultsAt;
  const lastEnd = closesAt === null ? Number.POSITIVE_INFINITY : closesAt + longestMs + minutes * 60_000;
  return Math.max(resultsAt, Math.min(resultsAt + (minutes - moreMinutes) * 60_000, lastEnd));
}
