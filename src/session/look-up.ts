import { adminProfile, type Profile, type Role } from '../../contract/people';
import { ApiError, type Client } from '../api/client';
import type { Person } from '../runner/device/db';
import type { Identified } from './identity';

/** A person, and who says which role they have: the server now, this device from an earlier visit, or nobody. */
export interface Found {
  person: Person;
  roleFrom: 'server' | 'device' | 'nobody';
}

/** What the device knows of the person at the moment it is asked: a list that came while the server was asked may have brought more. */
type Remembered = () => Promise<Person | null>;

/**
 * Asks the server for role and profile (spec §4). Where it cannot say, a person this device knows keeps what it knew, and a
 * stranger is a user without a profile. Only a 404 clears a profile.
 */
export async function lookUp(call: Client, who: Identified, remembered: Remembered): Promise<Found> {
  const role = await call('getRole', { params: { uid: who.uid } }).then(
    (reply) => reply.role,
    () => null,
  );
  if (role !== null) return { person: personOf(who, role, await profileOf(call, who, role, remembered)), roleFrom: 'server' };
  const known = await remembered();
  if (known !== null) return { person: personOf(who, known.role, known.profile), roleFrom: 'device' };
  return { person: personOf(who, 'user', null), roleFrom: 'nobody' };
}

async function profileOf(call: Client, who: Identified, role: Role, remembered: Remembered): Promise<Profile | null> {
  if (role === 'admin') return adminProfile(who.uid, who.email);
  try {
    return await call('getProfile', { params: { uid: who.uid } });
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'not-found') return null;
    const known = await remembered();
    return known?.role === 'user' ? known.profile : null;
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
