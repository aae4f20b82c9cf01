import * as v from 'valibot';
import { type AccountCallName, type AccountCalls, accountCalls } from '../../../contract/calls/account-calls';
import { type Problem, ProblemSchema } from '../../../contract/calls/problem';
import { ownAccountsGo } from '../../../server/auth/account-removal';
import { signedIdentity } from '../../../server/auth/identity';
import { openIdentityClock } from '../../../server/auth/identity-clock';
import { openSignIns } from '../../../server/auth/own/device-sign-ins';
import { openMailer } from '../../../server/auth/own/mailer';
import { openOwnAccounts } from '../../../server/auth/own/own-accounts';
import { openPasswords } from '../../../server/auth/own/passwords';
import { openSigner, type Signer } from '../../../server/auth/own/signer';
import { ownIssuer } from '../../../server/auth/token';
import { freshnessOf } from '../../../server/memory/reread';
import type { Open } from '../suites/open';
import { type MailServer, startMailServer } from './mail-server';
import type { Person, TestPortal } from './portal';

export const publicUrl = 'https://exam.test';
export const issuer = ownIssuer(publicUrl);

type Body<N extends AccountCallName> = v.InferInput<AccountCalls[N]['body']>;

/** A reply of any kind, with all that a reader of the wire sees of it, but for what differs between any two replies. */
export interface Seen<N extends AccountCallName> {
  status: number;
  text: string;
  headers: Record<string, string>;
  problem: Problem | null;
  reply: v.InferOutput<AccountCalls[N]['reply']> | null;
}

/** A portal with accounts of its own. */
export interface OwnPortal extends TestPortal {
  mail: MailServer;
  signer: Signer;
  /** Milliseconds by which the accounts' time is ahead. */
  time: { ahead: number };
  /** Hashes and checks of passwords so far. */
  work: { hashes: number; checks: number };
  /** Makes a call without a token. `from`: the address of the sender. */
  asks<N extends AccountCallName>(name: N, body: Body<N>): Promise<Seen<N>>;
  /** Signs up, opens the link, and is signed in. */
  person(email: string, device?: string | undefined): Promise<Person & { refreshToken: string; email: string }>;
}

export const password = 'correct horse battery';

/** A thousandth of the cost of a real hash (`passwords.test.ts`), which would be most of the CPU of these suites. */
export const cheapHash = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const differs = ['x-request-id', 'date', 'keep-alive', 'connection'];

/** Opens one on the suite's store, with a mail server. */
export async function openOwnPortal(open: Open, changes: { hashesAtOnce?: number; hasProvider?: boolean } = {}): Promise<OwnPortal> {
  const mail = await startMailServer();
  const base = await open();
  const time = { ahead: 0 };
  const now = () => Date.now() + time.ahead;
  const signer = openSigner(base.store, issuer, freshnessOf(false));
  const hasher = openPasswords(changes.hashesAtOnce, cheapHash);
  const work = { hashes: 0, checks: 0 };
  const ownAccounts = openOwnAccounts({
    ...{ store: base.store, publicUrl, now, hasProvider: changes.hasProvider ?? false },
    // A token is read by the system's clock.
    signIns: openSignIns({ store: base.store, signer: { mint: (person) => signer.mint(person, Date.now()) }, now }),
    passwords: {
      hash(text) {
        work.hashes += 1;
        return hasher.hash(text);
      },
      isRight(text, hashed) {
        work.checks += 1;
        return hasher.isRight(text, hashed);
      },
    },
    mailer: openMailer(mail.url, 'no-reply@exam.test', { warn: () => undefined }, []),
  });
  const verifyToken = signedIdentity(issuer, openIdentityClock(), signer.keys);
  const portal = base.again({ verifyToken, ownAccounts, accounts: ownAccountsGo });

  const asks: OwnPortal['asks'] = async (name, body) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await portal.request(`/api${accountCalls[name].path}`, init);
    const text = await response.text();
    const headers = Object.fromEntries([...response.headers].filter(([header]) => !differs.includes(header)));
    const isGood = response.status === 200;
    const reply = isGood ? v.parse(accountCalls[name].reply as v.GenericSchema, JSON.parse(text)) : null;
    const problem = isGood ? null : v.parse(ProblemSchema, JSON.parse(text));
    return { status: response.status, text, headers, problem, reply: reply as never };
  };

  return {
    ...portal,
    ...{ mail, signer, time, work, asks },
    async person(email, device) {
      await asks('signUp', { email, password, name: 'Asha' });
      const { reply, text } = await asks('confirm', {
        token: await mail.tokenTo(email),
        password,
        ...(device !== undefined && { device }),
      });
      if (reply === null) throw new Error(text);
      return { ...portal.holding(reply.idToken, reply.uid), refreshToken: reply.refreshToken, email };
    },
    async close() {
      await base.close();
      await mail.close();
    },
  };
}
