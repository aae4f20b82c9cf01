import type { Person } from '../runner/device/db';

/** What to call a person: the first of name, display name, email and phone that they have. */
export function nameOf({ profile, role, displayName, email, phone }: Person): string {
  const own = role === 'admin' ? '' : `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim();
  return [own, displayName, email, phone].find((name) => name !== '') ?? role;
}
