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
