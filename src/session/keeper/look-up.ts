import type { Reply } from '../../../contract/calls/calls';
import { adminProfile, type Profile } from '../../../contract/people/people';
import { ApiError, type Client } from '../../api/client';
import { waitAsked } from '../../api/wait-asked';
import type { Person } from '../../runner/device/db';
import type { VerifiedPerson } from '../identity/identity';

/** A person, and the source of the role: the server, this device from an earlier visit, or no source. `erased`: the server has erased the person. */
export interface PersonLookup {
  person: Person;
  roleFrom: 'server' | 'device' | 'nobody' | 'erased';
  /** Whether the server has answered for both role and profile; a missing profile is an answer. */
  isWhole: boolean;
  /** How long the server asked to wait before the next look-up, milliseconds; 0 if it did not. */
  waitMs: number;
}

/** Reads the device's record of the person when called: a list may have updated the record while the server was asked. */
type Remembered = () => Promise<Person | null>;

/**
 * Asks the server for role and profile (spec §4). If the server does not answer, a known person keeps the stored values, and an unknown
 * person is a user without a profile. Only a 404 clears a profile.
 */
export async function lookUp(call: Client, who: VerifiedPerson, remembered: Remembered): Promise<PersonLookup> {
  let isErased = false;
  let waitMs = 0;
  const held = await call('getRole', { params: { uid: who.uid } }).catch((error: unknown) => {
    isErased = error instanceof ApiError && error.problem?.reason?.code === 'account-erased';
    waitMs = waitAsked(error);
    return null;
  });
  if (held !== null) {
    const { profile, isWhole, waitMs } = await profileOf(call, who, held, remembered);
    return { person: { ...personOf(who, held, profile), ...unheard(profile, isWhole) }, roleFrom: 'server', isWhole, waitMs };
  }
  const known = await remembered();
  const last = known ?? { role: 'user' as const, profile: null };
  const person = { ...personOf(who, last, last.profile), ...(isErased ? { isErased } : unheard(last.profile, false)) };
  return { person, roleFrom: isErased ? 'erased' : known ? 'device' : 'nobody', isWhole: isErased, waitMs };
}

/** A profile that neither the server nor the device has named may still exist. */
const unheard = (profile: Profile | null, isWhole: boolean): Pick<Person, 'isUnheard'> =>
  isWhole || profile !== null ? {} : { isUnheard: true };

type Held = Reply<'getRole'>;

/** Returns a learner's profile from the server; null if there is none, which is not asked for where the server has just said so. Rejects without an answer. */
async function profileBeside({ hasProfile }: Pick<Held, 'hasProfile'>, call: Client, uid: string): Promise<Profile | null> {
  if (hasProfile === false) return null;
  try {
    return await call('getProfile', { params: { uid } });
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'not-found') return null;
    throw error;
  }
}

/** Asks the server for a learner's profile as it is now; null if there is none. Rejects if the server does not answer. */
export async function storedProfile(call: Client, uid: string): Promise<Profile | null> {
  // A role that is not heard says nothing of the profile.
  const held = await call('getRole', { params: { uid } }).catch(() => ({}));
  return profileBeside(held, call, uid);
}

async function profileOf(
  call: Client,
  who: VerifiedPerson,
  held: Held,
  remembered: Remembered,
): Promise<{ profile: Profile | null; isWhole: boolean; waitMs: number }> {
  if (held.role === 'admin') return { profile: adminProfile(who.uid, who.email), isWhole: true, waitMs: 0 };
  try {
    return { profile: await profileBeside(held, call, who.uid), isWhole: true, waitMs: 0 };
  } catch (error) {
    const known = await remembered();
    return { profile: known?.role === 'user' ? known.profile : null, isWhole: false, waitMs: waitAsked(error) };
  }
}

const personOf = (
  { uid, email, displayName, phone, method }: VerifiedPerson,
  { role, rights, groupIds, expected }: Pick<Person, 'role' | 'rights' | 'groupIds' | 'expected'>,
  profile: Profile | null,
): Person => ({
  uid,
  email,
  displayName,
  phone,
  method,
  role,
  ...(rights && { rights }),
  ...(groupIds && { groupIds }),
  ...(expected && { expected }),
  profile,
});
