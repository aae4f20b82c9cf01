import * as v from 'valibot';
import { listOf, requiredLine } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxItems, maxLength } from '../fields/limits';

/** A group of learners: a batch, a class, a centre (ADR 38). */
export const GroupSchema = v.object({
  id: IdSchema,
  name: v.string(),
  /** Learners who have come. */
  learners: v.number(),
  /** How many of these learners are shut out; absent for none. */
  shutOut: v.optional(v.number()),
  /** People on the roster who have not come yet. */
  waiting: v.number(),
  /** Assessments that are for this group. */
  assessments: v.number(),
});
export type LearnerGroup = v.InferOutput<typeof GroupSchema>;

/** The learners of a group who may come. */
export const admittedOf = ({ learners, shutOut = 0 }: Pick<LearnerGroup, 'learners' | 'shutOut'>): number => learners - shutOut;

export const GroupNameSchema = requiredLine(maxLength.group);

/** Body of `POST /groups` and `POST /groups/{id}/rename`. A name is given once; case and spacing do not matter. */
export const GroupDraftSchema = v.strictObject({ name: GroupNameSchema });

const ownGroups = v.optional(listOf(IdSchema, maxItems.groupsOfLearner));

/**
 * Body of `POST /people/{uid}/group`, one of: `groupId`: into this group alone, null: out of all. · `groupIds`: into exactly these. ·
 * `addTo`, `takeFrom`: into these too, and out of those; the others stay. The first group stays the first as long as it stays. Groups out of the admin's sight stay
 * as they are (ADR 92).
 */
export const GroupMoveSchema = v.strictObject({
  groupId: v.optional(v.nullable(IdSchema)),
  groupIds: ownGroups,
  addTo: ownGroups,
  takeFrom: ownGroups,
});
export type GroupMove = v.InferOutput<typeof GroupMoveSchema>;
