import * as v from 'valibot';
import { requiredLine } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxLength } from '../fields/limits';

/** A group of learners: a batch, a class, a centre (ADR 38). */
export const GroupSchema = v.object({
  id: IdSchema,
  name: v.string(),
  /** Learners who have come. */
  learners: v.number(),
  /** People on the roster who have not come yet. */
  waiting: v.number(),
  /** Assessments that are for this group. */
  assessments: v.number(),
});
export type LearnerGroup = v.InferOutput<typeof GroupSchema>;

export const GroupNameSchema = requiredLine(maxLength.group);

/** Body of `POST /groups` and `POST /groups/{id}/rename`. A name is given once; case and spacing do not matter. */
export const GroupDraftSchema = v.strictObject({ name: GroupNameSchema });

/** Body of `POST /people/{uid}/group`; null: out of all groups. */
export const GroupMoveSchema = v.strictObject({ groupId: v.nullable(IdSchema) });
