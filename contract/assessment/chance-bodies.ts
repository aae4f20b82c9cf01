import * as v from 'valibot';
import { carried } from '../faults/issue';
import { listOf, requiredLine } from '../fields/fields';
import { IdSchema, TimeSchema } from '../fields/id';
import { maxItems, maxLength } from '../fields/limits';
import { dayMs } from '../fields/times';
import { UidSchema } from '../people/people';
import { afterKeys, chanceCounts } from './chance';

/** How far ahead the last start of a further chance may be, in days (ADR 78). */
export const chanceLimits = { days: 366 } as const;

const CountsSchema = v.picklist(chanceCounts, carried({ code: 'not-a-counting' }));

const wantedUids = v.optional(listOf(UidSchema, maxItems.groups));
const wantedGroupIds = v.optional(listOf(IdSchema, maxItems.groups));

/** How long a chance stays open where nobody says until when, in milliseconds. */
export const usualChanceMs = 7 * dayMs;

/**
 * Body of `POST /assessment/:id/again`: opens an assessment once more for these learners and the learners of these groups (ADR 78). Who has an open chance keeps
 * it as it is, so that a repeat changes nothing. `reason`: learners read it. `until`: the last time of a start, within `chanceLimits`; absent: {@link usualChanceMs} from now.
 */
export const ChanceDraftSchema = v.strictObject({
  uids: wantedUids,
  groupIds: wantedGroupIds,
  reason: requiredLine(maxLength.reason),
  counts: CountsSchema,
  until: v.optional(TimeSchema),
});
export type ChanceDraft = v.InferOutput<typeof ChanceDraftSchema>;

/** Reply: how many learners got a chance, and how many had an open one already. */
export const ChanceGivenSchema = v.object({ given: v.number(), open: v.number(), until: TimeSchema });

/**
 * Body of `POST /assessment/:id/again/back`: takes the open chances of these learners and of the learners of these groups back (ADR 88). A repeat changes
 * nothing.
 */
export const ChanceBackSchema = v.strictObject({ uids: wantedUids, groupIds: wantedGroupIds });

/** Why a chance could not be taken back: a hand-in of it has arrived · its last start has passed · it was taken back before. */
export const whysKept = ['used', 'over', 'back'] as const;

/**
 * Reply: how many chances were taken back, and how many learners have used theirs, which stays. `kept`: the learners asked for whose chance could not be taken
 * back, by uid; absent without any.
 */
export const ChanceTakenSchema = v.object({
  taken: v.number(),
  used: v.number(),
  kept: v.optional(v.array(v.object({ uid: UidSchema, why: v.picklist(whysKept) }))),
});
export type ChanceTaken = v.InferOutput<typeof ChanceTakenSchema>;

/**
 * One hand-in of a learner who got a chance. `number`: 1 is the first. `counts`: it is the learner's result; `score` and `counts` only for admins with the right to
 * results. `isTooLate`: it was begun after its chance was taken back, and counts only where nothing else does. `afterKey`: absent where it arrived before the key.
 */
const NumberedHandInSchema = v.object({
  ...{ number: v.number(), submittedAt: TimeSchema, score: v.optional(v.number()), counts: v.optional(v.boolean()) },
  isTooLate: v.optional(v.literal(true)),
  afterKey: v.optional(v.picklist(afterKeys)),
});

/** A learner with chances, for admins. */
export const ChancesOfOneSchema = v.object({
  uid: UidSchema,
  /** May be empty; absent for admins without the right to results. */
  name: v.optional(v.string()),
  chances: v.array(
    v.object({
      number: v.number(),
      reason: v.string(),
      counts: CountsSchema,
      /** Name of the admin. */
      by: v.string(),
      at: TimeSchema,
      until: TimeSchema,
      /** When its hand-in arrived; null: not yet. */
      usedAt: v.nullable(TimeSchema),
      /** Only of a chance that was taken back: when. It ended then. */
      takenBackAt: v.optional(TimeSchema),
    }),
  ),
  /** Every hand-in, ascending by number; empty until a chance is used. Copies of unfinished attempts are none. */
  handIns: v.array(NumberedHandInSchema),
});
export type ChancesOfOne = v.InferOutput<typeof ChancesOfOneSchema>;
