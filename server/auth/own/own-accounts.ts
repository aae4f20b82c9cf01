import { hash } from 'node:crypto';
import type * as v from 'valibot';
import { ownPortal } from '../../../contract/branding/portal';
import type { AccountCallName, AccountCalls } from '../../../contract/calls/account-calls';
import { asciiLower } from '../../config/ascii-lower';
import { Refusal } from '../../replies/refusal';
import type { Db, Store } from '../../store/engine/store';
import { latestBrand } from '../../store/institute/brands';
import { accountOf, beginAccount, setPassword } from '../../store/people/own/accounts';
import { keepLink, linkOf, useLink } from '../../store/people/own/links';
import { endSessions, openSession } from '../../store/people/own/sessions';
import { isShutOut } from '../../store/people/shut-outs';
import type { Mailer } from './mailer';
import { changedMail, confirmMail, knownMail, resetMail } from './mails';
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
const bounds = { pair: 10, account: 100, address: 300, mailsTo: 5, mailsFrom: 300 } as const;

/** What they are made of. */
export interface OwnAccountParts {
  store: Store;
  signIns: SignIns;
  passwords: Passwords;
  mailer: Mailer;
  /** The portal's origin. */
  publicUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
}

const wrong = () => new Refusal('unauthenticated', { code: 'sign-in-wrong' });
const noLink = () => new Refusal('not-found', { code: 'link-not-valid' });
const shutOut = () => new Refusal('shut-out', { code: 'account-shut-out' });

const portalName = async (db: Db): Promise<string> => (await latestBrand(db))?.name ?? ownPortal.name;

/** Accounts of the portal's own (ADR 77). Where an address has an account and where it has none, the same work is done and the same is said. */
export function openOwnAccounts({ store, signIns, passwords, mailer, publicUrl, now }: OwnAccountParts): OwnAccounts {
  const triesOf = (most: number) => openTries(most, tryWindowMs, 'tries-too-many', now);
  const [pairs, accounts, addresses] = [triesOf(bounds.pair), triesOf(bounds.account), triesOf(bounds.address)];
  const mailsOf = (most: number) => openTries(most, mailWindowMs, 'mails-too-many', now);
  const [mailsTo, mailsFrom] = [mailsOf(bounds.mailsTo), mailsOf(bounds.mailsFrom)];

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
    mailsTo.take(to);
  }

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

  return {
    async signUp({ email: typed, password, name }, address) {
      const email = asciiLower(typed);
      demandMail(email, address);
      const passwordHash = await passwords.hash(password);
      const about = await aboutMail(email);
      const mail = await store.atomically(async (tx) => {
        const isKnown = (await accountOf(tx, email)) !== null;
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
        if (!(await useLink(tx, link))) return null;
        const uid = await beginAccount(tx, { email, name, passwordHash, now: now() });
        return uid === null ? null : { uid, refreshToken: await openSession(tx, uid, device, now()) };
      });
      if (begun === null) throw noLink();
      return signIns.told({ uid: begun.uid, email, name }, begun.refreshToken);
    },

    async signIn({ email: typed, password, device = '' }, address) {
      const email = asciiLower(typed);
      const account = await accountOf(store.db, email);
      await tried(hash('sha256', email, 'base64url'), address, () => passwords.isRight(password, account?.password_hash ?? null));
      if (account === null) throw wrong();
      const refreshToken = await store.atomically(async (tx) => {
        // The password may have changed since it was looked at, and every sign-in have been ended by that.
        if ((await accountOf(tx, email))?.password_hash !== account.password_hash) throw wrong();
        // Said only to whoever knows the password.
        if (await isShutOut(tx, account.uid)) throw shutOut();
        return openSession(tx, account.uid, device, now());
      });
      return signIns.told(account, refreshToken);
    },

    refresh: signIns.refresh,
    signOut: signIns.signOut,

    async reset(body, address) {
      if ('token' in body) return setByLink(body.token, body.password);
      const email = asciiLower(body.email);
      demandMail(email, address);
      const about = await aboutMail(email);
      const { isKnown, token } = await store.atomically(async (tx) => ({
        isKnown: (await accountOf(tx, email)) !== null,
        // Of an address without an account, the link leads to no account, and is not sent.
        token: await keepLink(tx, { purpose: 'reset', email }, now()),
      }));
      if (isKnown) mailer.send(resetMail(about, token));
      return { sent: true };
    },
  };
}
