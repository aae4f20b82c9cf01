import * as v from 'valibot';
import { RoleSchema, UidSchema } from './people';

/** A person in the admin's list. */
export const PersonEntrySchema = v.object({
  uid: UidSchema,
  /** Empty where no profile was saved. */
  name: v.string(),
  /** Email, or else phone; either may be empty. */
  contact: v.string(),
  role: RoleSchema,
  /** See extra-time.ts. */
  timePercent: v.number(),
});
export type PersonEntry = v.InferOutput<typeof PersonEntrySchema>;
