import * as v from 'valibot';
import { RoleSchema, UidSchema } from './people';

/** A person in the admin's list. */
export const PersonEntrySchema = v.object({
  uid: UidSchema,
  /** Empty without a saved profile. */
  name: v.string(),
  /** The verified email, else the profile's email, else the phone; may be empty. */
  contact: v.string(),
  /** The profile's email if it differs from the verified one: typed by the learner, not verified. */
  typedEmail: v.optional(v.string()),
  role: RoleSchema,
  /** See extra-time.ts. */
  timePercent: v.number(),
});
export type PersonEntry = v.InferOutput<typeof PersonEntrySchema>;
