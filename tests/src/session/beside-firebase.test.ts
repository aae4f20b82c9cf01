// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { IdentityService } from '../../../src/session/identity/identity';
import { identifiedAs } from './kit';

const firebase = vi.hoisted(() => ({ opened: 0, holder: null as string | null, signedOut: 0, changes: [] as (() => void)[] }));
vi.mock('../../../src/session/identity/firebase', () => ({
  firebaseIdentity: async (): Promise<IdentityService> => {
    firebase.opened += 1;
    return {
      holder: async () => (firebase.holder === null ? null : identifiedAs(firebase.holder)),
      watch: (onChange) => void firebase.changes.push(() => onChange(firebase.holder)),
      signOut: async () => {
        firebase.signedOut += 1;
        firebase.holder = null;
      },
    };
  },
}));

const kept = {
  ...{ uid: 'oidc-asha', email: 'asha@x.in', displayName: 'Asha', device: 'd', refreshToken: 'r', token: 't' },
  until: Date.now() + 3_600_000,
};

async function opens() {
  document.documentElement.dataset.accounts = 'both';
  vi.resetModules();
  const { device } = await import('../../../src/runner/device/db');
  const { ownIdentity } = await import('../../../src/session/identity/own');
  await device.settings.clear();
  return { device, identity: ownIdentity(), signsIn: () => device.settings.put({ key: 'own-sign-in', value: kept }) };
}

beforeEach(() => {
  Object.assign(firebase, { opened: 0, holder: null, signedOut: 0, changes: [] });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
});

it('holds whom the provider has signed in, and loads no Firebase for that', async () => {
  const { identity, signsIn } = await opens();
  await signsIn();
  expect((await identity.holder())?.uid).toBe('oidc-asha');
  const lookUps = (await import('../../../src/session/identity/look-ups')).lookUpsEnd();
  expect(lookUps.aborted).toBe(false);
  await identity.signOut();
  // The server takes the sign-in's tokens no more.
  expect(lookUps.aborted).toBe(true);
  expect(firebase).toMatchObject({ opened: 0, signedOut: 0 });
});

it('holds whom Firebase has signed in where nobody came by the provider, and opens Firebase once', async () => {
  const { identity } = await opens();
  firebase.holder = 'ravi';
  expect((await identity.holder())?.uid).toBe('ravi');
  await identity.signOut();
  expect(await identity.holder()).toBeNull();
  expect(firebase).toMatchObject({ opened: 1, signedOut: 1 });
});

it('signs out of both where both have somebody', async () => {
  const { identity, signsIn } = await opens();
  firebase.holder = 'ravi';
  await identity.holder();
  await signsIn();
  await identity.signOut();
  expect(await identity.holder()).toBeNull();
});

it('tells of a change of either, and never that nobody is here while one has somebody', async () => {
  const { device, identity, signsIn } = await opens();
  firebase.holder = 'ravi';
  const heard: (string | null)[] = [];
  identity.watch((uid) => void heard.push(uid));
  await vi.waitFor(() => expect(heard.at(-1)).toBe('ravi'));
  await signsIn();
  await vi.waitFor(() => expect(heard.at(-1)).toBe('oidc-asha'));
  await device.settings.delete('own-sign-in');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('ravi'));
  firebase.holder = null;
  for (const change of firebase.changes) change();
  await vi.waitFor(() => expect(heard.at(-1)).toBeNull());
  expect(heard.slice(0, -1)).not.toContain(null);
});
