import { hash } from 'node:crypto';
import type * as v from 'valibot';
import { ownPortal } from '../../../contract/branding/portal';
import type { AccountCallName, AccountCalls } from '../../../contract/calls/account-calls';
import { asciiLower } from '../../config/ascii-lower';
import { Refusal } from '../../replies/refusal';
import type { Db, Store, Tx } from '../../store/engine/store';
import { latestBrand } from '../../store/institute/brands';
import { accountOf, heldAccountOf, type OwnAccount } from '../../store/people/own/accounts';
import { keepLink } from '../../store/people/own/links';
import { isAddressProvided } from '../../store/people/own/oidc-accounts';
import { isShutOut } from '../../store/people/shut-outs';
import { shutOut } from '../shut-outs';
import type { SignIns } from './device-sign-ins';
import type { Mailer } from './mailer';
import { resetMail, signInMail } from './mails';
import type { Passwords } from './passwords';
import { openTries, tryBounds } from './tries';

type Body<N extends AccountCallName> = v.InferOutput<AccountCalls[N]['body']>;
export type AccountReply<N extends AccountCallName> = v.InferInput<AccountCalls[N]['reply']>;

/** The calls of accounts of the portal's own. `address`: where the request comes from (limits/senders.ts). Each rejects with `Refusal` where it must. */
export type OwnAccounts = { [N in AccountCallName]: (body: Body<N>, address: string) => Promise<AccountReply<N>> };

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
export const noLink = () => new Refusal('not-found', { code: 'link-not-valid' });
const portalName = async (db: Db): Promise<string> => (await latestBrand(db))?.name ?? ownPortal.name;

/** What the calls of own accounts look at before they do anything: tries, emails, passwords. They share the counts. */
export function openAccountChecks({ store, passwords, mailer, publicUrl, hasProvider = false, now }: OwnAccountParts) {
  const triesOf = (most: number) => openTries(most, tryBounds.windowMs, 'tries-too-many', now);
  const [pairs, accounts, addresses] = [triesOf(tryBounds.pair), triesOf(tryBounds.account), triesOf(tryBounds.address)];
  const mailsOf = (most: number) => openTries(most, tryBounds.mailWindowMs, 'mails-too-many', now);
  const [mailPairs, mailsTo, mailsFrom] = [mailsOf(tryBounds.mailsPair), mailsOf(tryBounds.mailsTo), mailsOf(tryBounds.mailsFrom)];

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

  /** The account of an address whose password is right. Rejects as `signIn` does. */
  async function provenBy(email: string, password: string, address: string): Promise<OwnAccount> {
    const account = await accountOf(store.db, email);
    await tried(hash('sha256', email, 'base64url'), address, () => passwords.isRight(password, account?.password_hash ?? null));
    if (account === null) throw wrong();
    return account;
  }

  /** Repeats in a transaction the checks that were made before it. Says that a person is shut out only to who knows the password or has the mail. */
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

  return { tried, demandMail, isProvided, aboutMail, provenBy, demandSame, sendIfKnown };
}

export type AccountChecks = ReturnType<typeof openAccountChecks>;
