import * as v from 'valibot';
import type { PersonRule } from '../faults/form-rules';
import { carried } from '../faults/issue';
import { line, required, requiredLine } from '../fields/fields';
import { maxLength, otpLength, phone } from '../fields/limits';
import { NoticeVersionSchema } from './privacy-notice';

export const RoleSchema = v.picklist(['admin', 'user'], carried({ code: 'not-a-role' }));
export type Role = v.InferOutput<typeof RoleSchema>;

export const UidSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxLength.uid));

/** Path parameters of a call for one person. */
export const UidParams = v.object({ uid: UidSchema });

/** Body of `POST /users/profile` (spec §7). The server decides role and completeness, so they are not here. */
export const ProfileDraftSchema = v.strictObject({
  uid: UidSchema,
  firstName: requiredLine(maxLength.name),
  lastName: requiredLine(maxLength.name),
  email: v.pipe(required(maxLength.email), v.email(carried({ code: 'not-an-email' }))),
  phone: v.optional(line(maxLength.phone), ''),
  location: requiredLine(maxLength.location),
  /** Not in the specification: the version of the privacy notice that the person accepts with this profile (privacy-notice.ts). */
  noticeVersion: v.optional(NoticeVersionSchema),
});
export type ProfileDraft = v.InferOutput<typeof ProfileDraftSchema>;

/** A person's profile on the server (spec §3). */
export const ProfileSchema = v.object({
  uid: UidSchema,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.optional(v.string(), ''),
  location: v.string(),
  role: RoleSchema,
  profileComplete: v.boolean(),
  /** See extra-time.ts; absent for the usual time. */
  timePercent: v.optional(v.number()),
  /** The latest version of the privacy notice that this person has accepted; absent: none. */
  noticeVersion: v.optional(v.number()),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** Returns the fixed profile that screens use for an admin, who has none (spec §3). */
export function adminProfile(uid: string, email: string): Profile {
  return { uid, email, role: 'admin', firstName: 'Admin', lastName: 'Admin', phone: '', location: '', profileComplete: true };
}

type Filled = { firstName: string; lastName: string; email: string; location: string };

/** Complete: first name, last name, email and location are present (spec §3). */
export const isComplete = (p: Filled): boolean => [p.firstName, p.lastName, p.email, p.location].every((text) => text.trim() !== '');

/** Whether pages that need a profile are open (spec §5): names, location, and the server's `profileComplete`. */
export const admitsToProfilePages = (p: Profile | null): p is Profile =>
  p?.profileComplete === true && [p.firstName, p.lastName, p.location].every((text) => text.trim() !== '');

/** Rules of spec §5 about a person; {@link profileFault} and the functions below return the rule that is broken, or null. */
export const profileFault = (p: Filled): PersonRule | null => (isComplete(p) ? null : 'profile-incomplete');

/** A phone number as people write it, with spaces, a country code or Devanagari digits, as its ten digits; what is none keeps its letters or its length. */
export const phoneDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[^\d+\p{L}]/gu, '')
    .replace(/^(?:\+91|0091|91)?0?(?=\d{10}$)/, '');

export const phoneFault = (digits: string): PersonRule | null =>
  new RegExp(`^\\d{${phone.digits}}$`).test(digits) ? null : 'phone-not-valid';

/** The phone of a profile is optional; one that is given has ten digits, with or without the prefix. */
export const profilePhoneFault = (typed: string): PersonRule | null => (typed.trim() === '' ? null : phoneFault(phoneDigits(typed)));

export const otpFault = (code: string): PersonRule | null => (code.length === otpLength ? null : 'otp-not-valid');
