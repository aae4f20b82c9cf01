import { adminProfile, type Profile, type Role } from '../../contract/people/people';
import { ApiError, type Client } from '../api/client';
import type { Person } from '../runner/device/db';
import type { VerifiedPerson } from './identity';

/** A person, and who says which role they have: the server now, this device from an earlier visit, or nobody. */
export interface PersonLookup {
  person: Person;
  roleFrom: 'server' | 'device' | 'nobody';
  /** Whether the server has said both, role and profile; that there is no profile is an answer too. */
  isWhole: boolean;
}

/** What the device knows of the person at the moment it is asked: a list that came while the server was asked may have brought more. */
type Remembered = () => Promise<Person | null>;

/**
 * Asks the server for role and profile (spec §4). Where it cannot say, a person this device knows keeps what it knew, and a
 * stranger is a user without a profile. Only a 404 clears a profile.
 */
export async function lookUp(call: Client, who: VerifiedPerson, remembered: Remembered): Promise<PersonLookup> {
  const role = await call('getRole', { params: { uid: who.uid } }).then(
    (reply) => reply.role,
    () => null,
  );
  if (role !== null) {
    const { profile, isHeard } = await profileOf(call, who, role, remembered);
    return { person: personOf(who, role, profile), roleFrom: 'server', isWhole: isHeard };
  }
  const known = await remembered();
  if (known !== null) return { person: personOf(who, known.role, known.profile), roleFrom: 'device', isWhole: false };
  return { person: personOf(who, 'user', null), roleFrom: 'nobody', isWhole: false };
}

/** The profile that the server has of a learner; null where it has none. Rejects where it cannot say. */
export async function storedProfile(call: Client, uid: string): Promise<Profile | null> {
  try {
    return await call('getProfile', { params: { uid } });
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'not-found') return null;
    throw error;
  }
}

async function profileOf(
  call: Client,
  who: VerifiedPerson,
  role: Role,
  remembered: Remembered,
): Promise<{ profile: Profile | null; isHeard: boolean }> {
  if (role === 'admin') return { profile: adminProfile(who.uid, who.email), isHeard: true };
  try {
    return { profile: await storedProfile(call, who.uid), isHeard: true };
  } catch {
    const known = await remembered();
    return { profile: known?.role === 'user' ? known.profile : null, isHeard: false };
  }
}

const personOf = ({ uid, email, displayName, phone, method }: VerifiedPerson, role: Role, profile: Profile | null): Person => ({
  uid,
  email,
  displayName,
  phone,
  method,
  role,
  profile,
});
