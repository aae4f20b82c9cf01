import type { ProfileDraft } from '../../../contract/people/people';
import type { Person } from '../../runner/device/db';

/** Splits a display name: the first word is the first name, the rest is the last name. */
export function splitName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Returns the form's initial values: the profile, else the login identity (spec §2). */
export function prefill({ uid, profile, method, displayName, email, phone }: Person): ProfileDraft {
  const named = method === 'google' ? splitName(displayName) : { firstName: '', lastName: '' };
  return {
    uid,
    firstName: profile?.firstName || named.firstName,
    lastName: profile?.lastName || named.lastName,
    email: profile?.email || email,
    phone: profile?.phone || phone,
    location: profile?.location ?? '',
  };
}
