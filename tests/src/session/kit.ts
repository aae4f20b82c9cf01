import type { CallName } from '../../../contract/calls/calls';
import type { Problem } from '../../../contract/calls/problem';
import type { Profile, Role } from '../../../contract/people/people';
import { ApiError, type Client } from '../../../src/api/client';
import { Device, type Person } from '../../../src/runner/device/db';
import { remember } from '../../../src/runner/device/people';
import { createSession, type SessionKeeper } from '../../../src/session/create-session';
import type { IdentityService, VerifiedPerson } from '../../../src/session/identity';
import { tokenShelf } from '../../../src/session/kept-token';

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

/** What the world around a session holds; tests change it as they go. */
export interface World {
  db: Device;
  /** Whose sign-in the identity service has here; `unreachable` before it could be set up. */
  holder: VerifiedPerson | null | 'unreachable';
  roles: Record<string, Role>;
  profiles: Record<string, Profile>;
  isServerUp: boolean;
  /** The server knows the role but fails at the profile. */
  isProfileBroken: boolean;
  /** What happens while the server is asked for a profile. */
  meanwhile: () => Promise<void>;
  asked: CallName[];
  /** The identity service changes its mind on its own: another tab, or a revoked account. */
  becomes: (holder: VerifiedPerson | null) => void;
  /** Opens a page in this world. */
  opens: () => Promise<SessionKeeper>;
  /** Lets everything that is under way come to rest. */
  settles: () => Promise<void>;
}

const refuse = (code: Problem['code'], status: number) => new ApiError('problem', status, { code, message: code });

const watchersOf = new WeakMap<World, ((uid: string | null) => void)[]>();

function identityOf(world: World): IdentityService {
  if (world.holder === 'unreachable') throw new TypeError('no config, no network');
  return {
    holder: async () => world.holder as VerifiedPerson | null,
    watch: (onChange) => watchersOf.get(world)?.push(onChange),
    signOut: async () => world.becomes(null),
  };
}

function serverOf(world: World): Client {
  const answer = async (name: CallName, { params }: { params: { uid: string } }): Promise<unknown> => {
    world.asked.push(name);
    if (!world.isServerUp) throw new ApiError('offline');
    if (name === 'getRole') return { role: world.roles[params.uid] ?? 'user' };
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
    profiles: {},
    isServerUp: true,
    isProfileBroken: false,
    meanwhile: async () => undefined,
    asked: [],
    becomes(next) {
      made.holder = next;
      for (const tell of watchersOf.get(made) ?? []) tell(next?.uid ?? null);
    },
    async opens() {
      const keeper = createSession({
        db: made.db,
        call: serverOf(made),
        identity: async () => identityOf(made),
        shelf: tokenShelf(made.db, Date.now),
      });
      await keeper.start();
      return keeper;
    },
    // Each round is as long as this machine needs for a look into the store, so a busy one gets more time.
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

/** A session in a few words. */
export function told({ store }: SessionKeeper): string {
  const session = store.getState();
  if (session.phase !== 'signed-in') return session.phase;
  const { person, isConfirmed, isLost } = session;
  const standing = isConfirmed ? 'confirmed' : isLost ? 'lost' : 'unconfirmed';
  return `${person.uid} ${person.role} ${person.profile === null ? 'without profile ' : ''}${standing}`;
}
