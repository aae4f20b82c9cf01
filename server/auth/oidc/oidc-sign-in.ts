import { randomBytes, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '../../../contract/fields/times';
import type { OwnSignIn } from '../../../contract/people/own-accounts';
import { asciiLower } from '../../config/ascii-lower';
import { Refusal } from '../../replies/refusal';
import type { Store } from '../../store/engine/store';
import { accountOf } from '../../store/people/own/accounts';
import { giveCode, isAddressShutOut, keepProvided, leaveAddress, useCode } from '../../store/people/own/oidc-accounts';
import { openSession } from '../../store/people/own/sessions';
import { isShutOut } from '../../store/people/shut-outs';
import type { SignIns } from '../own/device-sign-ins';
import { followLoss } from '../own/moved';
import { openTries } from '../own/tries';
import { shutOut } from '../shut-outs';
import type { FlowSeal } from './flow';
import { ownPath } from './own-path';
import type { Provider } from './provider';

/** The steps of a sign-in by a provider (ADR 79). Each rejects with `Refusal` where it must. */
export interface OidcSignIn {
  /** Seconds that a browser keeps what `begin` has sealed. */
  seconds: number;
  /** Begins a sign-in. `returnTo`: a path of the portal, or anything else, which counts for nothing. `address`: where the request comes from. */
  begin(returnTo: string | null, address: string): Promise<{ to: string; sealed: string }>;
  /** The browser is back from the provider. `query`: as it came. `sealed`: what the browser has kept; '' : nothing. Returns a code for `finish`. */
  arrive(query: string, sealed: string): Promise<{ code: string; returnTo: string }>;
  /** Where a sign-in was to lead, however it ended. */
  returnTo(sealed: string): Promise<string>;
  /** Ends a sign-in by the code of `arrive`, once. */
  finish(code: string, device: string | undefined): Promise<OwnSignIn>;
}

/** What it is made of. `now`: epoch milliseconds. `hasPasswords`: whether the portal has accounts by password too. */
export interface OidcParts {
  store: Store;
  signIns: SignIns;
  provider: Provider;
  seal: FlowSeal;
  publicUrl: string;
  callbackPath: string;
  hasPasswords: boolean;
  now: () => number;
}

/** Begun sign-ins a minute of one address of the network: a hall is one address. */
const mostBegun = 1_200;
const longestQuery = 6_000;
const home = '/user/login';

const random = (): string => randomBytes(32).toString('base64url');
const notBegun = () => new Refusal('unauthenticated', { code: 'sign-in-not-begun' });
const hasPassword = () => new Refusal('already-exists', { code: 'address-has-password' });

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Sign-ins by a provider. What nobody here has begun is refused before the provider or the database is asked. */
export function openOidcSignIn({ store, signIns, provider, seal, publicUrl, callbackPath, hasPasswords, now }: OidcParts): OidcSignIn {
  const begun = openTries(mostBegun, minuteMs, 'tries-too-many', now);
  return {
    seconds: seal.seconds,

    async begin(returnTo, address) {
      begun.take(address);
      const flow = { state: random(), nonce: random(), verifier: random(), returnTo: ownPath(returnTo) ?? home };
      return { to: await provider.addressFor(flow), sealed: await seal.seal(flow, now()) };
    },

    async returnTo(sealed) {
      return (await seal.open(sealed, now()))?.returnTo ?? home;
    },

    async arrive(query, sealed) {
      const flow = sealed === '' || query.length > longestQuery ? null : await seal.open(sealed, now());
      const states = new URLSearchParams(query).getAll('state');
      if (flow === null || states.length !== 1 || !isSame(states[0] ?? '', flow.state)) throw notBegun();
      const person = await provider.personAt(new URL(`${publicUrl}${callbackPath}?${query}`), flow);
      const code = await store.atomically(async (tx) => {
        const email = asciiLower(person.email);
        if (hasPasswords && (await accountOf(tx, email)) !== null) throw hasPassword();
        if (await isAddressShutOut(tx, email)) throw shutOut();
        const uid = await keepProvided(tx, person, now());
        if (await isShutOut(tx, uid)) throw shutOut();
        for (const former of await leaveAddress(tx, email, uid)) await followLoss(tx, former, email, now());
        return giveCode(tx, uid, now());
      });
      return { code, returnTo: flow.returnTo };
    },

    async finish(code, device = '') {
      const begins = await store.atomically(async (tx) => {
        const account = await useCode(tx, code, now());
        if (account === null) throw notBegun();
        if (await isShutOut(tx, account.uid)) throw shutOut();
        return { account, refreshToken: await openSession(tx, account.uid, device, now()) };
      });
      return signIns.told(begins.account, begins.refreshToken);
    },
  };
}
