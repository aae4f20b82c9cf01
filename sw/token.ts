import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import * as v from 'valibot';
import { type Config, ConfigSchema } from '../contract/config';
import type { Device } from '../src/runner/device/db';
import { setting } from '../src/runner/device/people';
import type { Carrier } from '../src/runner/outbox/deliver';
import { mint } from '../src/runner/outbox/mint';

/**
 * Runs the work with a source of tokens of whoever is signed in now. The identity app lives for this one work only: a worker
 * that lives on would hold the user of yesterday.
 */
export async function withTokens<T>(db: Device, work: (token: Carrier['token']) => Promise<T>): Promise<T> {
  const config = (await setting(db, 'config')) ?? (await fetchedConfig());
  const app = initializeApp(config);
  try {
    const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
    if (config.emulator !== null) connectAuthEmulator(auth, config.emulator, { disableWarnings: true });
    return await work((uid, isFresh) => tokenFrom(auth, uid, isFresh));
  } finally {
    await deleteApp(app);
  }
}

async function tokenFrom(auth: Auth, uid: string, isFresh: boolean): ReturnType<Carrier['token']> {
  await auth.authStateReady();
  return mint(auth.currentUser, uid, isFresh);
}

async function fetchedConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  return v.parse(ConfigSchema, await response.json());
}
