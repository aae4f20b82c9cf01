import { hash } from 'node:crypto';
import type * as v from 'valibot';
import { ownPortal } from '../../../contract/branding/portal';
import type { AccountCallName, AccountCalls } from '../../../contract/calls/account-calls';
import { asciiLower } from '../../config/ascii-lower';
import { Refusal } from '../../replies/refusal';
import type { Db, Store, Tx } from '../../store/engine/store';
import { latestBrand } from '../../store/institute/brands';
import {
  accountOf,
  addressOf,
  beginAccount,
  heldAccountOf,
  moveAccount,
  type OwnAccount,
  setPassword,
} from '../../store/people/own/accounts';
import { type AccountLink, dropLinks, dropLinksOf, keepLink, linkOf, useLink } from '../../store/people/own/links';
import { isAddressProvided, isAddressShutOut } from '../../store/people/own/oidc-accounts';
import { endSessions, openSession } from '../../store/people/own/sessions';
import { leaveGrant } from '../../store/people/roles';
import { isShutOut } from '../../store/people/shut-outs';
import { shutOut } from '../shut-outs';
import type { Mailer } from './mailer';
import { addressMail, changedMail, confirmMail, knownMail, movedMail, providedMail, resetMail, signInMail, takenMail } from './mails';
import { followMove } from './moved';
import type { Passwords } from './passwords';
import type { SignIns } from './sign-ins';
import { openTries } from './tries';

type Body<N extends AccountCallName> = v.InferOutput<AccountCalls[N]['body']>;
type Answer<N extends AccountCallName> = v.InferInput<AccountCalls[N]['reply']>;

/** The calls of accounts of the portal's own. `address`: where the request comes from (limits/senders.ts). Each rejects with `Refusal` where it must. */
export type OwnAccounts = { [N in AccountCallName]: (body: Body<N>, address: string) => Promise<Answer<N>> };

const minuteMs = 60_000;
const tryWindowMs = 15 * minuteMs;
const mailWindowMs = 60 * minuteMs;
/**
 * Tries within a quarter of an hour that fail, and emails within an hour. Of one address of the network for one account, of all for one account, and of one address
 * for all accounts: a hall is one address, and a stranger elsewhere must not keep a learner out.
 */
const bounds = { pair: 10, account: 100, address: 300, mailsPair: 5, mailsTo: 20, mailsFrom: 300 } as const;

/** What they are made of. */
export interface OwnAccountParts {
  store: Store;
  signIns: SignIns;
  passwords: Passwords;
  mailer: Mailer;
  /** The portal's origin. */
  publicUrl: string;
  /** Whether people sign in by a provider too: an address of an account there begins no other one here. */
  hasProvider?: boolean;
  /** Epoch milliseconds. */
  now: () => number;
}

const wrong = () => new Refusal('unauthenticated', { code: 'sign-in-wrong' });
const noLink = () => new Refusal('not-found', { code: 'link-not-valid' });
const portalName = async (db: Db): Promise<string> => (await latestBrand(db))?.name ?? ownPortal.name;

/** An address that its holder knows again, and nobody else learns. */
const masked = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;

/** Accounts of the portal's own (ADR 77). Where an address has an account and where it has none, the same work is done and the same is said. */
export function openOwnAccounts({ store, signIns, passwords, mailer, publicUrl, hasProvider = false, now }: OwnAccountParts): OwnAccounts {
  const triesOf = (most: number) => openTries(most, tryWindowMs, 'tries-too-many', now);
  const [pairs, accounts, addresses] = [triesOf(bounds.pair), triesOf(bounds.account), triesOf(bounds.address)];
  const mailsOf = (most: number) => openTries(most, mailWindowMs, 'mails-too-many', now);
  const [mailPairs, mailsTo, mailsFrom] = [mailsOf(bounds.mailsPair), mailsOf(bounds.mailsTo), mailsOf(bounds.mailsFrom)];

  /** Runs a check of a password that counts as a try until it was right. `whose`: the address of the account, or the hash of a link. */
  async function tried(whose: string, address: string, check: () => Promise<boolean>): Promise<void> {
    const taken: (() => void)[] = [];
    const giveBack = (): void => {
      for (const undo of taken) undo();
    };
    try {
      taken.push(pairs.take(`${address} ${whose}`));
      taken.push(accounts.take(whose));
      taken.push(addresses.take(address));
      // A try that is not counted as a failure: the password was right, or a full queue has refused to look.
      if (await check()) return giveBack();
    } catch (fault) {
      giveBack();
      throw fault;
    }
    throw wrong();
  }

  function demandMail(to: string, address: string): void {
    mailer.demandRoom();
    mailsFrom.take(address);
    mailPairs.take(`${address} ${to}`);
    mailsTo.take(to);
  }

  /** Whether an address is that of an account by the provider, whose button would lead nowhere were it the address of a password too. */
  const isProvided = async (db: Db, email: string): Promise<boolean> => hasProvider && (await isAddressProvided(db, email));

  const aboutMail = async (to: string) => ({ to, publicUrl, portal: await portalName(store.db) });

  async function setByLink(token: string, password: string): Promise<{ changed: true }> {
    const link = await linkOf(store.db, 'reset', token, now());
    if (link === null) throw noLink();
    const passwordHash = await passwords.hash(password);
    const isSet = await store.atomically(async (tx) => {
      if (!(await useLink(tx, link))) return false;
      const uid = await setPassword(tx, link.email, passwordHash, now());
      if (uid !== null) await endSessions(tx, uid);
      return uid !== null;
    });
    if (!isSet) throw noLink();
    mailer.send(changedMail(await aboutMail(link.email)));
    return { changed: true };
  }

  /** The account of an address whose password is right. Rejects as `signIn` does. */
  async function provenBy(email: string, password: string, address: string): Promise<OwnAccount> {
    const account = await accountOf(store.db, email);
    await tried(hash('sha256', email, 'base64url'), address, () => passwords.isRight(password, account?.password_hash ?? null));
    if (account === null) throw wrong();
    return account;
  }

  /** Demands in a transaction what was looked at before it. A shut-out is said only to whoever knows the password, or has the email. */
  async function demandSame(tx: Tx, account: OwnAccount): Promise<void> {
    // The password may have changed since, and every sign-in have been ended by that.
    if ((await heldAccountOf(tx, account.email))?.password_hash !== account.password_hash) throw wrong();
    if (await isShutOut(tx, account.uid)) throw shutOut();
  }

  /** Sends a link to an address if it has an account. Of an address without one, the link leads nowhere and is not sent. */
  async function sendIfKnown(typed: string, purpose: 'reset' | 'sign-in', address: string): Promise<{ sent: true }> {
    const email = asciiLower(typed);
    demandMail(email, address);
    const about = await aboutMail(email);
    const { isKnown, token } = await store.atomically(async (tx) => ({
      isKnown: (await accountOf(tx, email)) !== null,
      token: await keepLink(tx, { purpose, email }, now()),
    }));
    if (isKnown) mailer.send(purpose === 'reset' ? resetMail(about, token) : signInMail(about, token));
    return { sent: true };
  }

  async function signInByLink(token: string, device: string): Promise<Answer<'link'>> {
    const link = await linkOf(store.db, 'sign-in', token, now());
    if (link === null) throw noLink();
    const signedIn = await store.atomically(async (tx) => {
      const account = await heldAccountOf(tx, link.email);
      if (!(await useLink(tx, link)) || account === null) return null;
      if (await isShutOut(tx, account.uid)) throw shutOut();
      return { account, refreshToken: await openSession(tx, account.uid, device, now()) };
    });
    if (signedIn === null) throw noLink();
    return signIns.told(signedIn.account, signedIn.refreshToken);
  }

  /** The link to a new address, and the present one. */
  async function movingBy(token: string): Promise<{ link: AccountLink; uid: string; present: string }> {
    const link = await linkOf(store.db, 'address', token, now());
    const uid = link?.uid ?? '';
    const present = link === null ? null : await addressOf(store.db, uid);
    if (link === null || present === null) throw noLink();
    return { link, uid, present };
  }

  /** The password shows that whoever has the mailbox has the account too: a stranger may have asked for the move to it. */
  async function moveByLink(token: string, password: string | undefined, address: string): Promise<{ changed: true }> {
    const { link, uid, present } = await movingBy(token);
    if (password === undefined) throw new Refusal('invalid', { code: 'move-needs-password' });
    const account = await provenBy(present, password, address);
    if (account.uid !== uid) throw noLink();
    const before = await store.atomically(async (tx) => {
      await demandSame(tx, account);
      if (!(await useLink(tx, link)) || (await isProvided(tx, link.email))) return null;
      if (await isAddressShutOut(tx, link.email)) throw shutOut();
      const old = await moveAccount(tx, uid, link.email);
      if (old === null) return null;
      await dropLinks(tx, old);
      await dropLinksOf(tx, uid);
      await leaveGrant(tx, uid, old, link.email);
      await followMove(tx, uid, link.email, now());
      return old;
    });
    if (before === null) throw noLink();
    mailer.send(movedMail(await aboutMail(before)));
    return { changed: true };
  }

  return {
    async signUp({ email: typed, password, name }, address) {
      const email = asciiLower(typed);
      demandMail(email, address);
      const passwordHash = await passwords.hash(password);
      const about = await aboutMail(email);
      const mail = await store.atomically(async (tx) => {
        const isKnown = (await accountOf(tx, email)) !== null;
        if (await isProvided(tx, email)) return providedMail(about);
        const link = isKnown ? ({ purpose: 'reset', email } as const) : ({ purpose: 'confirm', email, name, passwordHash } as const);
        const token = await keepLink(tx, link, now());
        return isKnown ? knownMail(about, token) : confirmMail(about, token);
      });
      mailer.send(mail);
      return { sent: true };
    },

    async confirm({ token, password, device = '' }, address) {
      const link = await linkOf(store.db, 'confirm', token, now());
      if (link === null) throw noLink();
      await tried(link.token_hash, address, () => passwords.isRight(password, link.password_hash));
      const { email, name, password_hash: passwordHash } = link;
      const begun = await store.atomically(async (tx) => {
        if (await isAddressShutOut(tx, email)) throw shutOut();
        if (!(await useLink(tx, link)) || (await isProvided(tx, email))) return null;
        const uid = await beginAccount(tx, { email, name, passwordHash, now: now() });
        return uid === null ? null : { uid, refreshToken: await openSession(tx, uid, device, now()) };
      });
      if (begun === null) throw noLink();
      return signIns.told({ uid: begun.uid, email, name }, begun.refreshToken);
    },

    async signIn({ email: typed, password, device = '' }, address) {
      const account = await provenBy(asciiLower(typed), password, address);
      const refreshToken = await store.atomically(async (tx) => {
        await demandSame(tx, account);
        return openSession(tx, account.uid, device, now());
      });
      return signIns.told(account, refreshToken);
    },

    refresh: signIns.refresh,
    signOut: signIns.signOut,

    async reset(body, address) {
      return 'token' in body ? setByLink(body.token, body.password) : sendIfKnown(body.email, 'reset', address);
    },

    async link(body, address) {
      return 'token' in body ? signInByLink(body.token, body.device ?? '') : sendIfKnown(body.email, 'sign-in', address);
    },

    async address(body, address) {
      if ('look' in body) return { of: masked((await movingBy(body.token)).present) };
      if ('token' in body) return moveByLink(body.token, body.password, address);
      const account = await provenBy(asciiLower(body.email), body.password, address);
      const email = asciiLower(body.newEmail);
      demandMail(email, address);
      const about = await aboutMail(email);
      const mail = await store.atomically(async (tx) => {
        await demandSame(tx, account);
        const isTaken = (await accountOf(tx, email)) !== null || (await isProvided(tx, email));
        const token = await keepLink(tx, { purpose: 'address', email, uid: account.uid }, now());
        return isTaken ? takenMail(about) : addressMail(about, token, masked(account.email));
      });
      mailer.send(mail);
      return { sent: true };
    },
  };
}
