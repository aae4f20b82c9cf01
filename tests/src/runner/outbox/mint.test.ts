import { expect, it, vi } from 'vitest';
import { mint } from '../../../../src/runner/outbox/mint';

const holder = (getIdToken: (isFresh: boolean) => Promise<string>) => ({ uid: 'asha', getIdToken: vi.fn(getIdToken) });

it('a token is minted for the signed-in person, and anew on demand', async () => {
  const asha = holder(async (isFresh) => (isFresh ? 'fresh' : 'kept'));
  expect([await mint(asha, 'asha', false), await mint(asha, 'asha', true)]).toEqual([{ token: 'kept' }, { token: 'fresh' }]);
});

it('no token is minted for another person, or without a sign-in', async () => {
  const asha = holder(async () => 'token');
  expect([await mint(asha, 'ravi', false), await mint(null, 'asha', false)]).toEqual(['sign-in', 'sign-in']);
  expect(asha.getIdToken).not.toHaveBeenCalled();
});

it('a network failure can be tried again; a refusal needs a sign-in', async () => {
  const failing = (error: Error) =>
    mint(
      holder(async () => Promise.reject(error)),
      'asha',
      false,
    );
  expect(await failing(new TypeError('Failed to fetch'))).toBe('unreachable');
  expect(await failing(new Error('auth/user-disabled'))).toBe('sign-in');
});
