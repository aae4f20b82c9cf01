import { randomUUID } from 'node:crypto';
import type { OwnSignIn } from '../../../contract/people/own-accounts';
import { openIdentityClock } from '../../../server/auth/identity-clock';
import { identityPartsOf } from '../../../server/boot/identity-parts';
import type { Identity } from '../../../server/config/identity';
import { freshnessOf } from '../../../server/memory/reread';
import { openLog } from '../../../server/observability/log';
import type { Open } from '../suites/open';
import type { Answer } from './in-memory';
import { type AtProvider, Jar, type TestProvider, throughProvider } from './oidc-provider';
import { config, type Person, type TestPortal } from './portal';
import { projectId } from './token';

export const publicUrl = 'https://exam.test';

/** The identities that a provider stands beside, or alone. */
export const identities = {
  alone: { kind: 'oidc', projectId: 'exam.test', publicUrl },
  own: { kind: 'own', projectId: 'exam.test', publicUrl, smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'no-reply@exam.test' },
  emulator: { kind: 'emulator', projectId, port: 9099, publicUrl: 'http://127.0.0.1:9099' },
} as const satisfies Record<string, Identity>;

const host = new URL(publicUrl).host;
const asPage = { accept: 'text/html,application/xhtml+xml' };

/** A portal whose people sign in by a provider. */
export interface OidcPortal extends TestPortal {
  /** A request with a browser's cookies. `isPage`: the browser opens the address as a page. */
  asks(jar: Jar, path: string, init?: RequestInit & { isPage?: boolean }): Promise<Answer>;
  /** Begins a sign-in and goes through the provider's pages; where these lead to. */
  goes(jar: Jar, who: AtProvider | null, returnTo?: string): Promise<URL>;
  /** The last step. */
  finishes(jar: Jar, device?: string): Promise<Answer>;
  /** A whole sign-in. */
  person(who: AtProvider, device?: string): Promise<Person & { signIn: OwnSignIn }>;
  /** Where a callback leads to, without the page to go on to after a refusal. */
  back(jar: Jar, at: URL): Promise<string>;
}

let people = 0;
/** Somebody new at the provider. */
export const somebody = (): AtProvider & { email: string } => {
  people += 1;
  return { sub: `sub-${people}-${randomUUID()}`, email: `oidc${people}@portal.test`, email_verified: true, name: 'Asha Rao' };
};

/** Opens one on the suite's store. */
export async function openOidcPortal(open: Open, provider: TestProvider, identity: Identity = identities.alone): Promise<OidcPortal> {
  const { issuer, clientId, clientSecret } = provider;
  const oidc = { issuer, clientId, clientSecret, name: 'Test School', publicUrl };
  const base = await open();
  const log = openLog('silent', { write: () => undefined });
  const sources = { key: null, store: base.store, log, freshness: freshnessOf(false), identityClock: openIdentityClock() };
  const portal = base.again({ ...identityPartsOf(identity, oidc, sources), config: { ...config, identity, oidc } });

  const asks: OidcPortal['asks'] = async (jar, path, { isPage = false, ...init } = {}) => {
    const headers = { ...(init.headers as Record<string, string>), ...(isPage && asPage), cookie: jar.of(host) };
    const reply = await portal.request(path, { ...init, headers });
    jar.keep(host, reply.headers);
    return reply;
  };
  const goes: OidcPortal['goes'] = async (jar, who, returnTo = '/user/dashboard') => {
    const begun = await asks(jar, `/auth/oidc/start?returnTo=${encodeURIComponent(returnTo)}`, { isPage: true });
    provider.who = who;
    return throughProvider(begun.headers.get('location') ?? '', jar, publicUrl);
  };
  const back: OidcPortal['back'] = async (jar, at) =>
    (await asks(jar, `${at.pathname}${at.search}`, { isPage: true })).headers.get('location')?.replace(/&to=.*$/, '') ?? '';
  const finishes: OidcPortal['finishes'] = (jar, device) =>
    asks(jar, '/auth/oidc/finish', {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify(device === undefined ? {} : { device }),
    });
  return {
    ...portal,
    ...{ asks, goes, back, finishes },
    async person(who, device) {
      const jar = new Jar();
      const to = await back(jar, await goes(jar, who));
      const reply = await finishes(jar, device);
      if (reply.status !== 200) throw new Error(`${to} ${reply.status} ${await reply.text()}`);
      const signIn = (await reply.json()) as OwnSignIn;
      return { ...portal.holding(signIn.idToken, signIn.uid), signIn };
    },
    close: () => base.close(),
  };
}
