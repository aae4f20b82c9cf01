import { expect, it } from 'vitest';
import { openPasswords } from '../../../../server/auth/own/passwords';
import { Refusal } from '../../../../server/replies/refusal';
import { cheapHash } from '../../kit/own-portal';

it('knows a password by its hash, which is argon2id with its costs and a salt of its own', async () => {
  const passwords = openPasswords(1);
  const [one, two] = await Promise.all([passwords.hash('a good password'), passwords.hash('a good password')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.isRight('a good password', one)).toBe(true);
  expect(await passwords.isRight('a good passworD', one)).toBe(false);
});

it('finds no password right where there is no account, not even the one that stands in', async () => {
  const passwords = openPasswords(1);
  expect(await passwords.isRight('', null)).toBe(false);
  expect(await passwords.isRight('anything', null)).toBe(false);
});

it('refuses at once what would wait behind a hundred others, and finishes those', async () => {
  const passwords = openPasswords(1, cheapHash);
  // One is hashed, and a hundred wait.
  const asked = Array.from({ length: 103 }, () => passwords.isRight('x', null));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(2);
  expect(refused[0]?.reason).toBeInstanceOf(Refusal);
  expect(refused[0]?.reason).toMatchObject({ reason: { code: 'passwords-being-checked' } });
});

it('keeps half of the places for sign-ins: a flood of new passwords takes the other half', async () => {
  const passwords = openPasswords(1, cheapHash);
  // One is hashed, and fifty wait.
  const made = Array.from({ length: 52 }, () => passwords.hash('x'));
  const [last, signIn] = [made.at(-1), passwords.isRight('x', null)];
  await expect(last).rejects.toMatchObject({ reason: { code: 'passwords-being-checked' } });
  expect(await signIn).toBe(false);
  await Promise.allSettled(made);
});
