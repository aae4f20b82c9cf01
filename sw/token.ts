import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import * as v from 'valibot';
import { type Config, ConfigSchema } from '../contract/calls/config';
import type { Device } from '../src/runner/device/db';
import { ownToken } from '../src/runner/device/own/own-token';
import { setting } from '../src/runner/device/people';
import { mint, type TokenHolder } from '../src/runner/outbox/mint';

/** Returns a token of exactly this person, or why there is none; `isFresh` forces a new one. */
export type Tokens = (uid: string, isFresh: boolean) => ReturnType<typeof mint>;

/**
 * Runs the work with a source of tokens for the signed-in person. The Firebase app lives for this work only: a worker that lives on would
 * keep an earlier user. Work without a token request creates no app.
 */
export async function withTokens<T>(db: Device, work: (token: Tokens) => Promise<T>): Promise<T> {
  let opened: Promise<Auth> | null = null;
  try {
    return await work(async (uid, isFresh) => {
      if ((await setting(db, 'own-sign-in')) !== null) return mint(ownHolder(db, uid), uid, isFresh);
      const config = (await setting(db, 'config')) ?? (await fetchedConfig());
      if (config.accounts === 'own') return 'sign-in';
      opened ??= openAuth(config);
      const auth = await opened;
      await auth.authStateReady();
      return mint(auth.currentUser, uid, isFresh);
    });
  } finally {
    await (opened as Promise<Auth> | null)?.then(close, () => undefined /* The caller of the token has got the error. */);
  }
}

/** The sign-in to an account of the portal's own, which only a portal with such accounts has. */
const ownHolder = (db: Device, uid: string): TokenHolder => ({
  uid,
  getIdToken: (isFresh) =>
    ownToken(db, { base: import.meta.env.VITE_API_BASE_URL ?? '/api', fetch: (...args) => fetch(...args) }, uid, isFresh, Date.now),
});

async function openAuth(config: Config): Promise<Auth> {
  const auth = initializeAuth(initializeApp(config), { persistence: indexedDBLocalPersistence });
  if (config.emulator !== null) connectAuthEmulator(auth, config.emulator, { disableWarnings: true });
  return auth;
}

/** Waits for the start: Firebase treats an app deleted during its start as an invalid sign-in, and erases the sign-in from the device. */
async function close(auth: Auth): Promise<void> {
  await auth.authStateReady();
  await deleteApp(auth.app);
}

async function fetchedConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  return v.parse(ConfigSchema, await response.json());
}
