import type { ProfileDraft } from '../../../contract/people/people';
import type { Person } from '../../runner/device/db';

/** Splits a display name: the first word is the first name, the rest is the last name. */
export function splitName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Returns the form's initial values: the profile, else the login identity (spec §2), else what the institute expects. */
export function prefill({ uid, profile, method, displayName, email, phone, expected }: Person): ProfileDraft {
  const listed = profile === null ? expected : undefined;
  const named = splitName(method === 'google' ? displayName : (listed?.name ?? ''));
  return {
    uid,
    firstName: profile?.firstName || named.firstName,
    lastName: profile?.lastName || named.lastName,
    email: profile?.email || email,
    phone: profile?.phone || phone || (listed?.phone ?? ''),
    location: profile?.location ?? '',
  };
}
