import { adminProfile, type Profile, type Role } from '../../contract/people';
import { ApiError, type Client } from '../api/client';
import type { Person } from '../runner/device/db';
import type { Identified } from './identity';

/** A person, and who says which role they have: the server now, this device from an earlier visit, or nobody. */
export interface Found {
  person: Person;
  roleFrom: 'server' | 'device' | 'nobody';
}

/**
 * Asks the server for role and profile (spec §4). Where it cannot say, a person this device knows keeps what it knew, and a
 * stranger is a user without a profile. Only a 404 clears a profile.
 */
export async function lookUp(call: Client, who: Identified, known: Person | null): Promise<Found> {
  const role = await call('getRole', { params: { uid: who.uid } }).then(
    (reply) => reply.role,
    () => null,
  );
  if (role !== null) return { person: personOf(who, role, await profileOf(call, who, role, known)), roleFrom: 'server' };
  if (known !== null) return { person: personOf(who, known.role, known.profile), roleFrom: 'device' };
  return { person: personOf(who, 'user', null), roleFrom: 'nobody' };
}

async function profileOf(call: Client, who: Identified, role: Role, known: Person | null): Promise<Profile | null> {
  if (role === 'admin') return adminProfile(who.uid, who.email);
  try {
    return await call('getProfile', { params: { uid: who.uid } });
  } catch (error) {
    const hasNone = error instanceof ApiError && error.problem?.code === 'not-found';
    return hasNone || known?.role !== 'user' ? null : known.profile;
  }
}

const personOf = ({ uid, email, displayName, phone, method }: Identified, role: Role, profile: Profile | null): Person => ({
  uid,
  email,
  displayName,
  phone,
  method,
  role,
  profile,
});
