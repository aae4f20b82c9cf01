import * as v from 'valibot';
import { RoleSchema, UidSchema } from './people';

/** A person in the admin's list. */
export const PersonEntrySchema = v.object({
  uid: UidSchema,
  /** Empty where no profile was saved. */
  name: v.string(),
  /** The verified email, or else the one in the profile, or else the phone; may be empty. */
  contact: v.string(),
  /** The email in the profile where it is not the verified one: the learner typed it, and it proves nothing. */
  typedEmail: v.optional(v.string()),
  role: RoleSchema,
  /** See extra-time.ts. */
  timePercent: v.number(),
});
export type PersonEntry = v.InferOutput<typeof PersonEntrySchema>;
