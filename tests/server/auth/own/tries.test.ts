import { expect, it } from 'vitest';
import { openTries } from '../../../../server/auth/own/tries';
import { Refusal } from '../../../../server/replies/refusal';

const refusalOf = (act: () => unknown): Refusal | null => {
  try {
    act();
    return null;
  } catch (fault) {
    return fault as Refusal;
  }
};

it('takes so many tries of a key in a window, and says when it takes more', () => {
  let now = 0;
  const tries = openTries(2, 60_000, 'tries-too-many', () => now);
  tries.take('a');
  now = 20_000;
  tries.take('a');
  const refused = refusalOf(() => tries.take('a'));
  expect(refused).toBeInstanceOf(Refusal);
  expect([refused?.code, refused?.reason, refused?.retryAfter]).toEqual(['too-many-requests', { code: 'tries-too-many', seconds: 40 }, 40]);
  expect(refusalOf(() => tries.take('b'))).toBeNull();
  now = 60_000;
  expect(refusalOf(() => tries.take('a'))).toBeNull();
});

it('counts no try that is taken back, and none that it refused', () => {
  const tries = openTries(1, 60_000, 'mails-too-many', () => 0);
  for (let count = 0; count < 3; count += 1) tries.take('a')();
  const giveBack = tries.take('a');
  expect(refusalOf(() => tries.take('a'))).not.toBeNull();
  giveBack();
  expect(refusalOf(() => tries.take('a'))).toBeNull();
});
