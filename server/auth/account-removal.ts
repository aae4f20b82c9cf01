import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import { ConfigFault } from '../config/env';
import { unavailable } from '../replies/refusal';
import { isProvided } from '../store/people/own/oidc-accounts';

/** The accounts at the identity service, as far as the portal holds their key. */
export interface Accounts {
  /**
   * Deletes an account. `deleted`: there is none of this uid any more. · `left`: the portal has no key of the identity service. Rejects with 503 if the
   * service does not answer or refuses.
   */
  remove(uid: string): Promise<'deleted' | 'left'>;
}

/** For a portal that holds no key of its identity service. */
export const accountsOfOthers: Accounts = { remove: async () => 'left' };

/** For a portal with accounts of its own: an erasure removes the account with everything else of the person, in one transaction. */
export const ownAccountsGo: Accounts = { remove: async () => 'deleted' };

/** For a portal with a provider (ADR 79) beside the identity service, which knows nothing of the accounts by the provider. */
export const accountsWithProvided = (others: Accounts): Accounts => ({
  remove: (uid) => (isProvided(uid) ? ownAccountsGo : others).remove(uid),
});

const patienceMs = 10_000;
/** Seconds that our own statement to Google is good for. */
const statementSeconds = 300;
/** A token is renewed this much before its end. */
const marginMs = 60_000;

const notDeleted = () => unavailable({ code: 'account-not-deleted' });

async function post(url: string, init: { headers: Record<string, string>; body: string }): Promise<{ isOk: boolean; text: string }> {
  try {
    const reply = await fetch(url, { method: 'POST', ...init, signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    return { isOk: reply.ok, text: await reply.text() };
  } catch {
    throw notDeleted();
  }
}

/** Deletes an account by the administrators' call of Identity Toolkit. `root`: its address up to `/v1`. */
async function deleteAt(root: string, projectId: string, bearer: string, uid: string): Promise<'deleted'> {
  const { isOk, text } = await post(`${root}/projects/${encodeURIComponent(projectId)}/accounts:delete`, {
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: uid }),
  });
  // An account that is gone already was to be deleted.
  if (isOk || text.includes('USER_NOT_FOUND')) return 'deleted';
  throw notDeleted();
}

/** The accounts of the Auth emulator. `base`: its address, no slash at its end. */
export const emulatorAccounts = (base: string, projectId: string): Accounts => ({
  remove: (uid) => deleteAt(`${base}/identitytoolkit.googleapis.com/v1`, projectId, 'owner', uid),
});

const ServiceAccountSchema = v.object({
  client_email: v.pipe(v.string(), v.nonEmpty()),
  private_key: v.pipe(v.string(), v.nonEmpty()),
  token_uri: v.pipe(v.string(), v.url()),
});

/** The fields of a service account's key file that are needed here. */
export type ServiceAccount = v.InferOutput<typeof ServiceAccountSchema>;

/** Reads the key file of a service account. Throws `ConfigFault` if it cannot be used. */
export async function serviceAccountFrom(file: string): Promise<ServiceAccount> {
  try {
    const account = v.parse(ServiceAccountSchema, JSON.parse(await readFile(file, 'utf8')));
    await importPKCS8(account.private_key, 'RS256');
    return account;
  } catch {
    throw new ConfigFault(`FIREBASE_SERVICE_ACCOUNT must be the JSON key file of a service account, and ${file} is none.`);
  }
}

const TokenSchema = v.object({ access_token: v.string(), expires_in: v.number() });
const googleToolkit = 'https://identitytoolkit.googleapis.com/v1';

/** The accounts of a Firebase project, by the key of one of its service accounts (OAuth 2.0, RFC 7523). Tests give `toolkit`. */
export function firebaseAccounts(account: ServiceAccount, projectId: string, toolkit: string = googleToolkit): Accounts {
  let kept: { token: string; until: number } | null = null;

  async function freshToken(): Promise<{ token: string; until: number }> {
    const now = Math.floor(Date.now() / 1000);
    const statement = await new SignJWT({ scope: 'https://www.googleapis.com/auth/identitytoolkit' })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(now)
      .setExpirationTime(now + statementSeconds)
      .sign(await importPKCS8(account.private_key, 'RS256'));
    const { isOk, text } = await post(account.token_uri, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: statement }).toString(),
    });
    const parsed = isOk ? v.safeParse(v.pipe(v.string(), v.parseJson(), TokenSchema), text) : null;
    if (!parsed?.success) throw notDeleted();
    const { access_token: token, expires_in } = parsed.output;
    return { token, until: Date.now() + expires_in * 1000 - marginMs };
  }

  return {
    async remove(uid) {
      if (kept === null || kept.until <= Date.now()) kept = await freshToken();
      return deleteAt(toolkit, projectId, kept.token, uid);
    },
  };
}
