import { liveQuery } from 'dexie';
import { OidcStartSchema, type OwnSignIn, SignedInSchema } from '../../../contract/people/own-accounts';
import { apiBase } from '../../api/call';
import { device, type StoredSignIn } from '../../runner/device/db';
import { type AccountServer, askAccounts, askPortal, posting } from '../../runner/device/own/ask-accounts';
import { ownSignIn, ownToken, storedFrom } from '../../runner/device/own/own-token';
import { hasOwnAccounts } from './has-own-accounts';
import type { IdentityService, VerifiedPerson } from './identity';
import { endLookUps } from './look-ups';

const server: AccountServer = { base: apiBase, fetch: (...args) => fetch(...args) };

const personOf = ({ uid, email, displayName }: StoredSignIn): VerifiedPerson => ({
  ...{ uid, email, displayName, phone: '', method: 'email' },
  token: (isFresh) => ownToken(device, server, uid, isFresh, Date.now),
});

const heldHere = (): Promise<StoredSignIn | null> => ownSignIn(device);

/** Keeps a sign-in, in the place of one that there was. */
async function keep(signIn: OwnSignIn, id: string): Promise<VerifiedPerson> {
  const value = storedFrom(signIn, id, Date.now());
  await device.settings.put({ key: 'own-sign-in', value });
  return personOf(value);
}

/** Signs in. Throws `AccountRefusal`, or `TypeError` where the portal is out of reach. */
export async function signInOwn(email: string, password: string): Promise<VerifiedPerson> {
  const id = crypto.randomUUID();
  return keep(await askAccounts(server, 'signIn', { email, password, device: id }), id);
}

/** Begins the account of a link in an email, and signs in. Throws as {@link signInOwn}. */
export async function confirmOwn(token: string, password: string): Promise<VerifiedPerson> {
  const id = crypto.randomUUID();
  return keep(await askAccounts(server, 'confirm', { token, password, device: id }), id);
}

/** Sends the browser to the provider (ADR 79), which leads back to the login and from there to `returnTo`. Throws as {@link signInOwn}. */
export async function goToProvider(returnTo: string): Promise<void> {
  const url = `/auth/oidc/start?returnTo=${encodeURIComponent(returnTo)}`;
  // A script is told where to go: a portal or a provider that does not answer then leaves the page as it is.
  const { to } = await askPortal(server.fetch, url, { headers: { Accept: 'application/json' } }, OidcStartSchema);
  window.location.assign(to);
}

/** Ends a sign-in by the provider. Throws as {@link signInOwn}. */
export async function finishAtProvider(): Promise<VerifiedPerson> {
  const id = crypto.randomUUID();
  return keep(await askPortal(server.fetch, '/auth/oidc/finish', posting({ device: id }), SignedInSchema), id);
}

/** Has a link sent that begins an account. Throws as {@link signInOwn}. */
export const signUpOwn = (email: string, password: string, name: string) => askAccounts(server, 'signUp', { email, password, name });

/** Has a link to a new password sent. Throws as {@link signInOwn}. */
export const askForPassword = (email: string) => askAccounts(server, 'reset', { email });

/** Sets a new password by the token of a link. Throws as {@link signInOwn}. */
export const setPasswordOwn = (token: string, password: string) => askAccounts(server, 'reset', { token, password });

/** Has a link sent that signs in without a password. Throws as {@link signInOwn}. */
export const askForLink = (email: string) => askAccounts(server, 'link', { email });

/** Signs in by the token of such a link. Throws as {@link signInOwn}. */
export async function signInByLink(token: string): Promise<VerifiedPerson> {
  const id = crypto.randomUUID();
  const said = await askAccounts(server, 'link', { token, device: id });
  if ('sent' in said) throw new TypeError('Not the reply to a token.');
  return keep(said, id);
}

/** Has a link sent to a new address of the account. Throws as {@link signInOwn}. */
export const askForAddress = (email: string, password: string, newEmail: string) =>
  askAccounts(server, 'address', { email, password, newEmail });

/** The present address of the account that such a link is for, masked. Throws as {@link signInOwn}. */
export async function whoseAddress(token: string): Promise<string> {
  const said = await askAccounts(server, 'address', { token, look: true });
  return 'of' in said ? said.of : '';
}

/** Gives the account the new address, by the token of such a link and the account's password. Throws as {@link signInOwn}. */
export async function takeAddress(token: string, password: string): Promise<void> {
  await askAccounts(server, 'address', { token, password });
  const held = await heldHere();
  // The next token has the new address; without one now, the device hears of it within the hour.
  if (held !== null) await ownToken(device, server, held.uid, true, Date.now).catch(() => undefined);
}

/** The address of the account that this device is signed in to; null without one. */
export const ownAddress = async (): Promise<string | null> => (await heldHere())?.email ?? null;

const alone: IdentityService = {
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
    endLookUps();
    // Without a network the sign-in ends here all the same; at the portal it ends with half a year.
    if (held !== null) void askAccounts(server, 'signOut', { refreshToken: held.refreshToken, device: held.device }).catch(() => undefined);
  },
};

/** Beside Firebase: the sign-in to the portal itself where the device holds one, else Firebase's, which is loaded then only. */
function besideFirebase(): IdentityService {
  let opened: Promise<IdentityService> | null = null;
  let changed: () => void = () => undefined;
  const firebase = (): Promise<IdentityService> => {
    opened ??= import('./firebase')
      .then(({ firebaseIdentity }) => firebaseIdentity())
      .then(
        (service) => {
          service.watch(() => changed());
          return service;
        },
        (error: unknown) => {
          opened = null;
          throw error;
        },
      );
    return opened;
  };
  const holder: IdentityService['holder'] = async () => (await alone.holder()) ?? (await firebase()).holder();
  return {
    holder,
    watch(onChange) {
      changed = () =>
        void holder().then(
          (who) => onChange(who?.uid ?? null),
          () => undefined /* Without Firebase's code nothing is known, and nothing has changed. */,
        );
      alone.watch(changed);
    },
    async signOut() {
      if ((await heldHere()) === null) return (await firebase()).signOut();
      await alone.signOut();
      // Somebody may have signed in to Firebase too, in another page.
      await (await opened)?.signOut();
    },
  };
}

/** The portal's own sign-ins, alone or beside Firebase. */
export const ownIdentity = (): IdentityService => (hasOwnAccounts === 'both' ? besideFirebase() : alone);
