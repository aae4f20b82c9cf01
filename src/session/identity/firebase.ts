import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  debugErrorMap,
  indexedDBLocalPersistence,
  initializeAuth,
  reload,
  sendEmailVerification,
  type User,
} from 'firebase/auth';
import { languageNow } from '../../copy/language';
import type { LoginMethod } from '../../runner/device/db';
import type { IdentityService, VerifiedPerson } from './identity';
import { installation } from './installation';

// Neither getAuth nor a popup resolver here: on phones they load a frame from Google at every start.
async function openAuth(): Promise<Auth> {
  const config = await installation();
  const auth = initializeAuth(initializeApp(config), { persistence: indexedDBLocalPersistence, errorMap: debugErrorMap });
  if (config.emulator !== null) connectAuthEmulator(auth, config.emulator, { disableWarnings: true });
  return auth;
}

let opened: Promise<Auth> | null = null;

/** Returns the page's one Auth, created at first use. A failure is forgotten, so that the next use tries again. */
export function auth(): Promise<Auth> {
  opened ??= openAuth().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const methods: Record<string, LoginMethod> = { 'google.com': 'google', phone: 'phone', password: 'email' };

/** `method`: how the person has just signed in, if known; otherwise it is read from the account. */
export function verifiedPerson(user: User, method?: LoginMethod): VerifiedPerson {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    phone: user.phoneNumber ?? '',
    method: method ?? methods[user.providerData[0]?.providerId ?? ''] ?? 'email',
    token: (isFresh) => user.getIdToken(isFresh),
  };
}

/** Sends a link by which the address becomes a verified one, in the page's language. */
export async function sendVerification(user: User): Promise<void> {
  const here = await auth();
  here.languageCode = languageNow();
  await sendEmailVerification(user);
}

/** The person at Firebase whose address is not verified; null if there is none. */
export async function unverified(): Promise<User | null> {
  const here = await auth();
  await here.authStateReady();
  const user = here.currentUser;
  return user?.email && !user.emailVerified ? user : null;
}

/** Whether the person has opened the link by now. Then the next token says so. */
export async function isVerifiedNow(user: User): Promise<boolean> {
  await reload(user);
  if (!user.emailVerified) return false;
  await user.getIdToken(true);
  return true;
}

export async function firebaseIdentity(): Promise<IdentityService> {
  const here = await auth();
  return {
    holder: async () => {
      await here.authStateReady();
      return here.currentUser && verifiedPerson(here.currentUser);
    },
    watch: (onChange) => {
      here.onAuthStateChanged((user) => onChange(user?.uid ?? null));
    },
    signOut: async () => {
      const user = here.currentUser;
      await here.signOut().catch(async (error: unknown) => {
        // The library lets the person go in memory before the disk refuses. It takes the person into memory before it writes, too.
        await here.updateCurrentUser(user).catch(() => undefined /* The disk has the person still. */);
        throw error;
      });
    },
  };
}
