import * as v from 'valibot';
import { type Schedule, type ScheduleDraft, scheduleFaults } from '../../../../contract/assessment/schedule';
import { type AssessmentState, assessmentStates } from '../../../../contract/assessment/schedule-times';
import type { Faults } from '../../../../contract/faults/fault';
import { fieldText, timeFrom } from './local-time';

export const timeFields = ['opensAt', 'closesAt', 'resultsAt'] as const;
export type TimeFieldName = (typeof timeFields)[number];

/** A schedule as its fields show it: times as texts of `datetime-local` fields. */
export interface ShownSchedule extends Record<TimeFieldName, string> {
  state: AssessmentState;
  endsTogether: boolean;
  /** Whether it is for some groups only; then at least one is to be chosen. */
  isForSome: boolean;
  /** Ascending; none: for everybody. */
  groupIds: readonly number[];
  /** The day and the marks that the institute expects of the real exam; empty: not said. */
  examDate: string;
  cutOff: string;
}

/** What an admin has changed in the fields, also as a draft in the tab's storage. */
export const ScheduleChangesSchema = v.object({
  state: v.optional(v.picklist(assessmentStates)),
  opensAt: v.optional(v.string()),
  closesAt: v.optional(v.string()),
  resultsAt: v.optional(v.string()),
  endsTogether: v.optional(v.boolean()),
  isForSome: v.optional(v.boolean()),
  groupIds: v.optional(v.array(v.number())),
  examDate: v.optional(v.string()),
  cutOff: v.optional(v.string()),
});
export type ScheduleChanges = v.InferOutput<typeof ScheduleChangesSchema>;

/** The schedule of an assessment that is made without one. */
export const unscheduled: ShownSchedule = {
  state: 'published',
  opensAt: '',
  closesAt: '',
  resultsAt: '',
  endsTogether: false,
  isForSome: false,
  groupIds: [],
  examDate: '',
  cutOff: '',
};

export const shownFrom = ({ groupIds = [], examDate = '', cutOff, ...schedule }: Omit<Schedule, 'code'>): ShownSchedule => ({
  state: schedule.state,
  opensAt: fieldText(schedule.opensAt),
  closesAt: fieldText(schedule.closesAt),
  resultsAt: fieldText(schedule.resultsAt),
  endsTogether: schedule.endsTogether,
  isForSome: groupIds.length > 0,
  groupIds,
  examDate,
  cutOff: cutOff === undefined ? '' : String(cutOff),
});

/** The schedule with the changes in it. */
export const changed = (base: ShownSchedule, changes: ScheduleChanges): ShownSchedule => ({
  state: changes.state ?? base.state,
  opensAt: changes.opensAt ?? base.opensAt,
  closesAt: changes.closesAt ?? base.closesAt,
  resultsAt: changes.resultsAt ?? base.resultsAt,
  endsTogether: changes.endsTogether ?? base.endsTogether,
  isForSome: changes.isForSome ?? (changes.groupIds ?? base.groupIds).length > 0,
  groupIds: changes.groupIds ?? base.groupIds,
  examDate: changes.examDate ?? base.examDate,
  cutOff: changes.cutOff ?? base.cutOff,
});

/** The marks that were typed; null: none, NaN: no number. */
const marksFrom = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim().replace(',', '.')));

/** What is sent: only the fields that differ, so that a time keeps its seconds and another admin's change stays. */
export function draftFrom(base: ShownSchedule, changes: ScheduleChanges): ScheduleDraft {
  const shown = changed(base, changes);
  const times = timeFields.filter((field) => shown[field] !== base[field]).map((field) => [field, timeFrom(shown[field])]);
  return {
    ...(shown.state !== base.state && { state: shown.state }),
    ...Object.fromEntries(times),
    ...(shown.endsTogether !== base.endsTogether && { endsTogether: shown.endsTogether }),
    ...(shown.groupIds.join() !== base.groupIds.join() && { groupIds: [...shown.groupIds] }),
    ...(shown.examDate !== base.examDate && { examDate: shown.examDate === '' ? null : shown.examDate }),
    ...(marksFrom(shown.cutOff) !== marksFrom(base.cutOff) && { cutOff: marksFrom(shown.cutOff) }),
  };
}

/** The schedule that the fields describe. */
export const meant = ({ opensAt, closesAt, resultsAt, examDate: _, cutOff: __, ...rest }: ShownSchedule) => ({
  ...rest,
  opensAt: timeFrom(opensAt),
  closesAt: timeFrom(closesAt),
  resultsAt: timeFrom(resultsAt),
});
export type MeantSchedule = ReturnType<typeof meant>;

/** What is wrong in the fields. `unfinished`: fields with a date or a time only, which the browser reports as empty. */
export function faultsOf(shown: ShownSchedule, unfinished: readonly TimeFieldName[]): Faults {
  return {
    ...scheduleFaults(meant(shown)),
    ...(Number.isNaN(marksFrom(shown.cutOff)) && { cutOff: { code: 'not-a-number' } as const }),
    ...((marksFrom(shown.cutOff) ?? 0) < 0 && { cutOff: { code: 'below', least: 0 } as const }),
    ...(shown.isForSome && shown.groupIds.length === 0 && { groupIds: { code: 'no-group' } as const }),
    ...Object.fromEntries(unfinished.map((field) => [field, { code: 'not-a-time' }] as const)),
  };
}
