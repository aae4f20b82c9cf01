import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPortal, openOwnPortal, password } from '../../kit/own-portal';
import type { Open } from '../open';

let addresses = 0;
const newEmail = (): string => {
  addresses += 1;
  return `left${addresses}@portal.test`;
};

/** What an address that an account has left, or has not got yet, gives to whom (ADR 77, 89). */
export function leftAddressesSuite(open: Open): void {
  let portal: OwnPortal;
  beforeAll(async () => {
    portal = await openOwnPortal(open);
  });
  afterAll(() => portal.close());

  const askFor = (email: string, to: string) => portal.asks('address', { email, password, newEmail: to });
  const press = async (token: string) => (await portal.asks('address', { token })).status;
  /** Moves an account to an address. */
  const move = async (email: string, to: string): Promise<void> => {
    await askFor(email, to);
    expect(await press(await portal.mail.tokenTo(to))).toBe(200);
  };

  describe('a link to a new address that somebody with the password has asked for', () => {
    it('ends with a new password', async () => {
      const [victim, thief] = [await portal.person(newEmail()), newEmail()];
      await askFor(victim.email, thief);
      const stolen = await portal.mail.tokenTo(thief);
      await portal.asks('reset', { email: victim.email });
      const token = await portal.mail.tokenTo(victim.email, 2);
      expect((await portal.asks('reset', { token, password: 'another good one' })).status).toBe(200);
      expect(await press(stolen)).toBe(404);
      expect((await portal.asks('signIn', { email: victim.email, password: 'another good one' })).reply?.uid).toBe(victim.uid);
    });

    it('ends with a move to another address', async () => {
      const [victim, thief] = [await portal.person(newEmail()), newEmail()];
      await askFor(victim.email, thief);
      const stolen = await portal.mail.tokenTo(thief);
      await move(victim.email, newEmail());
      expect(await press(stolen)).toBe(404);
    });
  });
}
