import { liveQuery } from 'dexie';
import type { OwnSignIn } from '../../../contract/people/own-accounts';
import { apiBase } from '../../api/call';
import { device, type StoredSignIn } from '../../runner/device/db';
import { AccountRefusal, type AccountServer, askAccounts } from '../../runner/device/own/ask-accounts';
import { ownToken, storedFrom } from '../../runner/device/own/own-token';
import { setting } from '../../runner/device/people';
import type { IdentityService, VerifiedPerson } from './identity';

const server: AccountServer = { base: apiBase, fetch: (...args) => fetch(...args) };

const personOf = ({ uid, email, displayName }: StoredSignIn): VerifiedPerson => ({
  ...{ uid, email, displayName, phone: '', method: 'email' },
  token: (isFresh) => ownToken(device, server, uid, isFresh, Date.now),
});

const heldHere = (): Promise<StoredSignIn | null> => setting(device, 'own-sign-in');

/** Keeps a sign-in, in the place of one that there was. */
async function keep(signIn: OwnSignIn, id: string): Promise<VerifiedPerson> {
  const value = storedFrom(signIn, id, Date.now());
  await device.settings.put({ key: 'own-sign-in', value });
  return personOf(value);
}

/** Signs in. Throws {@link AccountRefusal}, or `TypeError` where the portal is out of reach. */
export async function signInOwn(email: string, password: string): Promise<VerifiedPerson> {
  const id = crypto.randomUUID();
  return keep(await askAccounts(server, 'signIn', { email, password, device: id }), id);
}

/** Begins the account of a link in an email, and signs in. Throws as {@link signInOwn}. */
export async function confirmOwn(token: string, password: string): Promise<VerifiedPerson> {
  const id = crypto.randomUUID();
  return keep(await askAccounts(server, 'confirm', { token, password, device: id }), id);
}

/** Has a link sent that begins an account. Throws as {@link signInOwn}. */
export const signUpOwn = (email: string, password: string, name: string) => askAccounts(server, 'signUp', { email, password, name });

/** Has a link to a new password sent. Throws as {@link signInOwn}. */
export const askForPassword = (email: string) => askAccounts(server, 'reset', { email });

/** Sets a new password by the token of a link. Throws as {@link signInOwn}. */
export const setPasswordOwn = (token: string, password: string) => askAccounts(server, 'reset', { token, password });

/** The code of the portal's own word; null where it could not be reached. */
export const refusalOf = (error: unknown): string | null => (error instanceof AccountRefusal ? error.code : null);

export const ownIdentity = (): IdentityService => ({
  async holder() {
    const held = await heldHere();
    return held && personOf(held);
  },
  watch(onChange) {
    liveQuery(async () => (await heldHere())?.uid ?? null).subscribe({ next: onChange, error: () => undefined });
  },
  async signOut() {
    const held = await heldHere();
    await device.settings.delete('own-sign-in');
    // Without a network the sign-in ends here all the same; at the portal it ends with half a year.
    if (held !== null) void askAccounts(server, 'signOut', { refreshToken: held.refreshToken, device: held.device }).catch(() => undefined);
  },
});
