import * as v from 'valibot';
import type { Faults } from '../faults/fault';
import { carried } from '../faults/issue';
import { listOf } from '../fields/fields';
import { IdSchema, TimeSchema } from '../fields/id';
import { maxItems } from '../fields/limits';
import { aimDraftFields, aimFields } from './aim';
import { OwnMinutesSchema } from './more-time';
import { StateSchema } from './schedule-times';

const draftTime = v.optional(v.nullable(TimeSchema));

/** The fields of a schedule as an admin sends them: null takes a time away, an absent field leaves it as it is. */
export const scheduleDraftFields = {
  state: v.optional(StateSchema),
  /** From this time on the paper can be started. The paper is sealed before it (seal.ts). */
  opensAt: draftTime,
  /** The last time of a start. */
  closesAt: draftTime,
  /** From this time on learners get results, keys, explanations and figures of others. */
  resultsAt: draftTime,
  /** Whether an attempt ends at `closesAt` plus the duration at the latest, which takes time from late starts only. */
  endsTogether: v.optional(v.boolean(carried({ code: 'not-a-flag' }))),
  /** The groups that the assessment is for; an empty list: for everybody. */
  groupIds: v.optional(listOf(IdSchema, maxItems.groups)),
  ...aimDraftFields,
};

/** Body of `POST /assessment/:id/schedule`. */
export const ScheduleDraftSchema = v.strictObject(scheduleDraftFields);
export type ScheduleDraft = v.InferOutput<typeof ScheduleDraftSchema>;

/** The schedule of an assessment, for admins. */
export const ScheduleSchema = v.object({
  state: StateSchema,
  opensAt: v.nullable(TimeSchema),
  closesAt: v.nullable(TimeSchema),
  resultsAt: v.nullable(TimeSchema),
  endsTogether: v.boolean(),
  /** The code that opens the sealed paper without a network, in groups of four; null if the paper was never sealed. */
  code: v.nullable(v.string()),
  /** There is a code, and this admin is told it from the opening on (ADR 64). */
  isCodeLater: v.optional(v.boolean()),
  /** The minutes that everybody gets (more-time.ts); absent if there are none. */
  moreMinutes: v.optional(v.number()),
  /** The time code of `moreMinutes`, in groups of four; null if the paper was never sealed. */
  moreCode: v.optional(v.nullable(v.string())),
  /** Minutes of single learners, by name; absent if there are none. */
  ownMinutes: v.optional(v.array(OwnMinutesSchema)),
  /** The groups that the assessment is for, ascending; absent: for everybody. */
  groupIds: v.optional(v.array(IdSchema)),
  /** Only for an admin who has groups: the test is for learners outside them too, so that only an admin of the whole institute changes it (ADR 72). Else absent. */
  isShared: v.optional(v.boolean()),
  /** Whether it is in the archive: then in no list, and `state` says what learners see meanwhile. */
  isArchived: v.optional(v.boolean()),
  ...aimFields,
});
export type Schedule = v.InferOutput<typeof ScheduleSchema>;

/** Field → why these times do not fit each other; empty if they do. */
export function scheduleFaults({ opensAt, closesAt, resultsAt }: Pick<Schedule, 'opensAt' | 'closesAt' | 'resultsAt'>): Faults {
  const isBefore = (time: string | null) => time !== null && opensAt !== null && Date.parse(time) < Date.parse(opensAt);
  return {
    ...(isBefore(closesAt) && { closesAt: { code: 'before-opening' } }),
    ...(isBefore(resultsAt) && { resultsAt: { code: 'before-opening' } }),
  };
}
