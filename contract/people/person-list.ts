import * as v from 'valibot';
import { IdSchema } from '../fields/id';
import { RoleSchema, UidSchema } from './people';
import { rights } from './rights';

/** A person in the admin's list. */
export const PersonEntrySchema = v.object({
  uid: UidSchema,
  /** Empty without a saved profile. */
  name: v.string(),
  /** The verified email, else the verified phone, else what the profile has of either; may be empty. */
  contact: v.string(),
  /** The profile's email if it differs from the verified one: typed by the learner, not verified. */
  typedEmail: v.optional(v.string()),
  /** A phone by which the person can be called: the verified one, else the profile's, else that of an entry of the roster in sight; absent where none is known, or the contact is it. */
  phone: v.optional(v.string()),
  role: RoleSchema,
  /** Of an admin who may not do everything; absent for all others. */
  rights: v.optional(v.array(v.picklist(rights))),
  /** Of an admin who is limited to the learners of these groups; absent for all others. */
  groupIds: v.optional(v.array(IdSchema)),
  /** See extra-time.ts. */
  timePercent: v.number(),
  /** The first group in sight; absent: in none. */
  group: v.optional(v.object({ id: IdSchema, name: v.string() })),
  /** All groups in sight, the first one first, of a learner who is in several (ADR 92); absent for all others. */
  groups: v.optional(v.array(v.object({ id: IdSchema, name: v.string() }))),
  /** Every call of the person is refused (ADR 28); absent for all others. */
  isShutOut: v.optional(v.literal(true)),
  /** Submissions that the portal keeps of the person, previews of an admin too; absent on servers of earlier versions. */
  handIns: v.optional(v.number()),
  /** The role comes from the setting ADMIN_EMAILS, which names the verified address; absent for all others. */
  isAdminBySetting: v.optional(v.literal(true)),
});
export type PersonEntry = v.InferOutput<typeof PersonEntrySchema>;
