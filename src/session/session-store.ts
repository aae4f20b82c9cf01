import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SessionKeeper } from './create-session';
import { isStranger } from './is-stranger';
import type { Session } from './session';

// Only what says who is here is of the first picture. What looks after a person comes with the first one this device has to do with.
const store = createStore<Session>(() => ({ phase: 'loading' }));
let made: Promise<SessionKeeper> | null = null;
let hasMet: () => void = () => undefined;
const meeting = new Promise<void>((resolve) => {
  hasMet = resolve;
});

function keeper(): Promise<SessionKeeper> {
  made ??= import('./session-here').then(async ({ sessionOver }) => {
    const session = await sessionOver(store);
    hasMet();
    return session;
  });
  // What did not come may come at the next use.
  made.catch(() => {
    made = null;
  });
  return made;
}

// A page to which nobody has come yet has nothing that looks into the device: it is told.
const pages = new BroadcastChannel('session');
pages.onmessage = () => void keeper();

export const enter: SessionKeeper['enter'] = async (...args) => {
  const admission = await (await keeper()).enter(...args);
  pages.postMessage('somebody came');
  return admission;
};
export const signOut: SessionKeeper['signOut'] = async () => (await keeper()).signOut();
export const keepProfile: SessionKeeper['keepProfile'] = async (profile) => (await keeper()).keepProfile(profile);
export const token: SessionKeeper['token'] = async (...args) => (await keeper()).token(...args);

/** Who is here, for screens. */
export const useSession = (): Session => useStore(store);

/** Calls back with the session at once and after every change; returns what stops it. */
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
 * Begins the session of this page; to be called once. `onTraces` hears at once that somebody was here before, whoever it may be. Resolves when there is
 * somebody to look after: as soon as the device has said whom it knows or, on one that has never kept anything of ours, with the first sign-in.
 */
export function start(onTraces: () => void): Promise<void> {
  look(onTraces).catch((fault) => store.setState({ phase: 'loading', fault }, true));
  return meeting;
}
