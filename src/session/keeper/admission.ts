import type { PersonLookup } from './look-up';

/** The two login screens. */
export type Door = 'admin' | 'user';

/** The result of a login (spec §5). All except the first two sign the person out again. */
export type Admission = 'welcome' | 'first-login' | 'not-admin' | 'role-unverified' | 'admin-at-user-login' | 'erased';

export const isAdmitted = (admission: Admission): boolean => admission === 'welcome' || admission === 'first-login';

/** An admin needs a role that the server confirms now; a learner known to the device is admitted with the stored role. */
export function admissionAt(door: Door, { person, roleFrom }: PersonLookup): Admission {
  if (roleFrom === 'erased') return roleFrom;
  if (door === 'admin' && roleFrom !== 'server') return 'role-unverified';
  if (door === 'admin') return person.role === 'admin' ? 'welcome' : 'not-admin';
  if (person.role === 'admin') return 'admin-at-user-login';
  return roleFrom === 'nobody' ? 'first-login' : 'welcome';
}
