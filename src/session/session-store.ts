import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isStranger } from './is-stranger';
import type { SessionKeeper } from './keeper/create-session';
import type { Session } from './keeper/session';

// The first picture only needs to know who is signed in. The code that looks after a person loads with the first person on this device.
const store = createStore<Session>(() => ({ phase: 'loading' }));
let made: Promise<SessionKeeper> | null = null;
let hasMet: () => void = () => undefined;
const meeting = new Promise<void>((resolve) => {
  hasMet = resolve;
});

function keeper(): Promise<SessionKeeper> {
  made ??= import('./keeper/session-here').then(async ({ sessionOver }) => {
    const session = await sessionOver(store);
    hasMet();
    return session;
  });
  // A failed load may work at the next use.
  made.catch(() => {
    made = null;
  });
  return made;
}

// A page without a person has no code that watches the device, so another page tells it of a sign-in.
const pages = new BroadcastChannel('session');
pages.onmessage = () => void keeper();

export const enter: SessionKeeper['enter'] = async (...args) => {
  const admission = await (await keeper()).enter(...args);
  pages.postMessage('somebody came');
  return admission;
};
export const signOut: SessionKeeper['signOut'] = async () => (await keeper()).signOut();
export const refresh: SessionKeeper['refresh'] = async () => (await keeper()).refresh();
export const keepProfile: SessionKeeper['keepProfile'] = async (profile) => (await keeper()).keepProfile(profile);
export const token: SessionKeeper['token'] = async (...args) => (await keeper()).token(...args);

/** The session, for screens. */
export const useSession = (): Session => useStore(store);

/** Calls back with the session at once and after every change. Returns the unsubscribe function. */
export function onSession(listener: (session: Session) => void): () => void {
  listener(store.getState());
  return store.subscribe(listener);
}

async function look(onTraces: () => void): Promise<void> {
  if (await isStranger(globalThis.indexedDB)) return store.setState({ phase: 'signed-out' }, true);
  onTraces();
  await keeper();
}

/**
 * Starts the session of this page; call once. Calls `onTraces` at once if the browser has data of this portal. Resolves when a person may
 * need looking after: when the device has been read, or on a new device with the first sign-in.
 */
export function start(onTraces: () => void): Promise<void> {
  look(onTraces).catch((fault) => store.setState({ phase: 'loading', fault }, true));
  return meeting;
}
