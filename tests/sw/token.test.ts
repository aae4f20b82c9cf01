import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, initializeAuth } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { Device } from '../../src/runner/device/db';
import { withTokens } from '../../sw/token';

vi.mock('firebase/app');
vi.mock('firebase/auth');

const config = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: '', emulator: null };
const device = async () => {
  const db = new Device(crypto.randomUUID());
  await db.settings.put({ key: 'config', value: config });
  return db;
};

/** A Firebase that has started once `start` is called. */
function firebase() {
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const currentUser = { uid: 'asha', getIdToken: async () => 'a token' };
  vi.mocked(initializeAuth).mockReturnValue({ app: {}, authStateReady: () => started, currentUser } as unknown as Auth);
  return start;
}

beforeEach(() => {
  vi.clearAllMocks();
});

it('work that needs no token does not start Firebase', async () => {
  expect(await withTokens(await device(), async () => 'nothing due')).toBe('nothing due');
  expect(initializeApp).not.toHaveBeenCalled();
});

it('one work uses one app, which is deleted at its end', async () => {
  firebase()();
  const minted = await withTokens(await device(), async (token) => [await token('asha', false), await token('bina', true)]);
  expect(minted).toEqual([{ token: 'a token' }, 'sign-in']);
  expect(initializeApp).toHaveBeenCalledOnce();
  expect(deleteApp).toHaveBeenCalledOnce();
});

it('an app that has not started is not deleted, whatever the result of the work: Firebase would erase the sign-in', async () => {
  const start = firebase();
  const work = withTokens(await device(), async (token) => {
    void token('asha', false);
    await vi.waitFor(() => expect(initializeAuth).toHaveBeenCalled());
    throw new Error('The store is lost.');
  });
  const told = expect(work).rejects.toThrow('The store is lost.');
  await new Promise((resolve) => setImmediate(resolve));
  expect(deleteApp).not.toHaveBeenCalled();
  start();
  await told;
  expect(deleteApp).toHaveBeenCalledOnce();
});

it('a portal with accounts of its own gives tokens of the kept sign-in, or asks to sign in, and starts no Firebase', async () => {
  const db = await device();
  const kept = {
    uid: 'asha',
    email: '',
    displayName: '',
    device: 'd',
    refreshToken: 'r',
    token: 'own token',
    until: Date.now() + 3_600_000,
  };
  await db.settings.put({ key: 'own-sign-in', value: kept });
  expect(await withTokens(db, async (token) => [await token('asha', false), await token('bina', false)])).toEqual([
    { token: 'own token' },
    'sign-in',
  ]);
  await db.settings.delete('own-sign-in');
  await db.settings.put({ key: 'config', value: { ...config, accounts: 'own' } });
  expect(await withTokens(db, (token) => token('asha', false))).toBe('sign-in');
  expect(initializeApp).not.toHaveBeenCalled();
});
