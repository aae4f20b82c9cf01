import type { CallName } from '../../../contract/calls/calls';
import type { Problem } from '../../../contract/calls/problem';
import type { Profile, Role } from '../../../contract/people/people';
import type { Right } from '../../../contract/people/rights';
import { ApiError, type Client } from '../../../src/api/client';
import { Device, type Person } from '../../../src/runner/device/db';
import { remember } from '../../../src/runner/device/people';
import type { IdentityService, VerifiedPerson } from '../../../src/session/identity/identity';
import { createSession, type SessionKeeper } from '../../../src/session/keeper/create-session';
import { tokenShelf } from '../../../src/session/keeper/kept-token';

export const profileOf = (uid: string): Profile => ({
  uid,
  firstName: 'Asha',
  lastName: 'Verma',
  email: `${uid}@x.in`,
  phone: '',
  location: 'Pune',
  role: 'user',
  profileComplete: true,
});

export const identifiedAs = (uid: string): VerifiedPerson => ({
  uid,
  email: `${uid}@x.in`,
  displayName: '',
  phone: '',
  method: 'email',
  token: async (isFresh) => `${uid}'s ${isFresh ? 'fresh ' : ''}token`,
});

export const personAs = (uid: string, role: Role = 'user'): Person => {
  const { token: _, ...rest } = identifiedAs(uid);
  return { ...rest, role, profile: profileOf(uid) };
};

/** The surroundings of a session; tests change them as they go. */
export interface World {
  db: Device;
  /** The person signed in at the identity service; `unreachable` before the service could be set up. */
  holder: VerifiedPerson | null | 'unreachable';
  roles: Record<string, Role>;
  /** Of admins who may not do everything. */
  rights: Record<string, readonly Right[]>;
  profiles: Record<string, Profile>;
  isServerUp: boolean;
  /** Whether the server says of a role that there is no profile beside it; that of the specification alone does not. */
  saysNone: boolean;
  /** People whom the server has erased. */
  erased: string[];
  /** Whether the server fails on the profile, although it gives the role. */
  isProfileBroken: boolean;
  /** Runs while the server is asked for a profile. */
  meanwhile: () => Promise<void>;
  asked: CallName[];
  /** Changes the person at the identity service: another tab signs in, or the account is revoked. */
  becomes: (holder: VerifiedPerson | null) => void;
  /** Runs while the identity service is asked to sign the person out. */
  whileSigningOut: () => Promise<void>;
  /** Opens a page in this world. `later`: schedules its first question to the identity service; default: at once. */
  opens: (later?: (work: () => void) => void) => Promise<SessionKeeper>;
  /** Waits until all work under way is done. */
  settles: () => Promise<void>;
}

const refuse = (code: Problem['code'], status: number) => new ApiError('problem', status, { code, message: code });

const watchersOf = new WeakMap<World, ((uid: string | null) => void)[]>();

function identityOf(world: World): IdentityService {
  if (world.holder === 'unreachable') throw new TypeError('no config, no network');
  return {
    holder: async () => world.holder as VerifiedPerson | null,
    watch: (onChange) => watchersOf.get(world)?.push(onChange),
    async signOut() {
      await world.whileSigningOut();
      world.becomes(null);
    },
  };
}

function serverOf(world: World): Client {
  const answer = async (name: CallName, { params }: { params: { uid: string } }): Promise<unknown> => {
    world.asked.push(name);
    if (!world.isServerUp) throw new ApiError('offline');
    if (world.erased.includes(params.uid))
      throw new ApiError('problem', 403, { code: 'forbidden', message: 'Deleted.', reason: { code: 'account-erased' } });
    if (name === 'getRole') {
      const rights = world.rights[params.uid];
      return {
        role: world.roles[params.uid] ?? 'user',
        ...(rights && { rights }),
        ...(world.saysNone && !(params.uid in world.profiles) && { hasProfile: false }),
      };
    }
    await world.meanwhile();
    if (world.isProfileBroken) throw refuse('internal', 500);
    if (!(params.uid in world.profiles)) throw refuse('not-found', 404);
    return world.profiles[params.uid];
  };
  return ((name: CallName, args: never) => answer(name, args)) as Client;
}

let worlds = 0;

export async function world(remembered: Person | null, holder: World['holder'] = null): Promise<World> {
  worlds += 1;
  const made: World = {
    db: new Device(`session-${worlds}`),
    holder,
    roles: {},
    rights: {},
    profiles: {},
    isServerUp: true,
    saysNone: false,
    erased: [],
    isProfileBroken: false,
    meanwhile: async () => undefined,
    whileSigningOut: async () => undefined,
    asked: [],
    becomes(next) {
      made.holder = next;
      for (const tell of watchersOf.get(made) ?? []) tell(next?.uid ?? null);
    },
    async opens(later) {
      const keeper = createSession({
        db: made.db,
        call: serverOf(made),
        identity: async () => identityOf(made),
        shelf: tokenShelf(made.db, Date.now),
        ...(later && { later }),
      });
      await keeper.start();
      return keeper;
    },
    // Each round waits for one read of the store, so a slow machine gets more time.
    async settles() {
      for (let round = 0; round < 15; round += 1) {
        await made.db.people.count();
        await new Promise((done) => setTimeout(done, 2));
      }
    },
  };
  watchersOf.set(made, []);
  if (remembered !== null) await remember(made.db, remembered);
  return made;
}

/** A session as a short string. */
export function told({ store }: SessionKeeper): string {
  const session = store.getState();
  if (session.phase !== 'signed-in') return session.phase;
  const { person, isConfirmed, isLost } = session;
  const standing = isConfirmed ? 'confirmed' : isLost ? 'lost' : 'unconfirmed';
  return `${person.uid} ${person.role} ${person.profile === null ? 'without profile ' : ''}${standing}`;
}
