import { useStore } from 'zustand';
import { call } from '../api/call';
import { device } from '../runner/device/db';
import { createSession } from './create-session';
import type { Session } from './session';

// Firebase comes as a chunk of its own, behind the first picture: a person is known from the device before it has loaded.
const keeper = createSession({
  db: device,
  call,
  identity: async () => (await import('./firebase')).firebaseIdentity(),
});

export const { enter, signOut, keepProfile, token } = keeper;

/** Who is here, for screens. */
export const useSession = (): Session => useStore(keeper.store);

/** Calls back with the session at once and after every change; returns what stops it. */
export function onSession(listener: (session: Session) => void): () => void {
  listener(keeper.store.getState());
  return keeper.store.subscribe(listener);
}

/** Begins the session of this page; to be called once. Resolves as soon as the device has said whom it knows. */
export async function start(): Promise<void> {
  await keeper.start();
  window.addEventListener('online', () => void keeper.refresh());
}
