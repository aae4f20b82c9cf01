import type { Person } from '../runner/device/db';

/** Returns a person's name: the first available of name, display name, email and phone. */
export function nameOf({ profile, role, displayName, email, phone }: Person): string {
  const own = role === 'admin' ? '' : `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim();
  return [own, displayName, email, phone].find((name) => name !== '') ?? role;
}
