import * as v from 'valibot';
import { IdSchema } from '../fields/id';
import { UidSchema } from '../people/people';

/**
 * How far an absent learner has come. `never-signed-in`: on the roster, without an account. · `not-fetched`: has an account, and no paper on a device as far as the
 * server knows. · `fetched`: has fetched the paper, and may have started without a network.
 */
const absences = ['never-signed-in', 'not-fetched', 'fetched'] as const;

/** A learner who is expected at an assessment and has neither started nor handed it in, as admins see the learner. */
export const AbsentSchema = v.object({
  /** Left out for a learner who has never signed in. */
  uid: v.optional(UidSchema),
  /** May be empty. */
  name: v.string(),
  /** Verified addresses are preferred; left out where none is known. */
  email: v.optional(v.string()),
  /** Of the roster where neither a verified one nor one in the profile is known. */
  phone: v.optional(v.string()),
  /** The first group in sight. `groups`: all groups in sight of a learner who is in several. */
  group: v.optional(v.object({ id: IdSchema, name: v.string() })),
  groups: v.optional(v.array(v.object({ id: IdSchema, name: v.string() }))),
  state: v.picklist(absences),
});
export type AbsentPerson = v.InferOutput<typeof AbsentSchema>;
