import type { PersonLookup } from './look-up';

/** The two login screens. */
export type Door = 'admin' | 'user';

/** What a login comes to (spec §5). All but the first two end with the person signed out again. */
export type Admission = 'welcome' | 'first-login' | 'not-admin' | 'role-unverified' | 'admin-at-user-login';

export const isAdmitted = (admission: Admission): boolean => admission === 'welcome' || admission === 'first-login';

/** An admin's role must be the server's word of now; a learner whom the device knows is let in on that. */
export function admissionAt(door: Door, { person, roleFrom }: PersonLookup): Admission {
  if (door === 'admin' && roleFrom !== 'server') return 'role-unverified';
  if (door === 'admin') return person.role === 'admin' ? 'welcome' : 'not-admin';
  if (person.role === 'admin') return 'admin-at-user-login';
  return roleFrom === 'nobody' ? 'first-login' : 'welcome';
}
