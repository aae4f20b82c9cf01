import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
// @ts-expect-error: the package brings no types.
import { Provider as OidcProvider } from 'oidc-provider';

/** A person at the provider. `sub`: the provider's name for the person. */
export interface AtProvider {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** A real OpenID Connect provider on this machine (`oidc-provider`). Whoever comes to its login is `who`, at once. */
export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in next; null: the person turns the sign-in down. */
  who: AtProvider | null;
  /** Requests so far, by path. */
  asked: Map<string, number>;
  /** No more connections, as a machine that is off. */
  goesAway(): Promise<void>;
  comesBack(): Promise<void>;
  close(): Promise<void>;
}

/** The part of `oidc-provider` that is used here. */
interface Library {
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
  interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  Grant: new (about: object) => { addOIDCScope(scope: string): void; save(): Promise<string> };
}

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' }),
  ...{ use: 'sig', alg: 'RS256', kid: randomUUID() },
});

/** Opens one whose only client is a portal at `publicUrl`. */
export async function startProvider(publicUrl: string): Promise<TestProvider> {
  const [clientId, clientSecret] = ['portal', randomUUID()];
  const known = new Map<string, AtProvider>();
  const asked = new Map<string, number>();
  let server: Server | null = null;
  let library: Library | null = null;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    if (library === null) throw new Error('The provider is not open yet.');
    if (!path.startsWith('/interaction/')) return library.callback()(request, response);
    const { who } = provider;
    if (who !== null) known.set(who.sub, { ...who });
    await library.interactionFinished(
      request,
      response,
      who === null ? { error: 'access_denied' } : { login: { accountId: who.sub, remember: false } },
    );
  };

  async function listen(port: number): Promise<number> {
    server = createServer((request, response) => {
      handle(request, response).catch(() => response.writeHead(500).end());
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const port = await listen(0);
  const issuer = `http://127.0.0.1:${port}`;
  const opened = new OidcProvider(issuer, {
    clients: [
      {
        ...{ client_id: clientId, client_secret: clientSecret, token_endpoint_auth_method: 'client_secret_post' },
        redirect_uris: [`${publicUrl}/auth/oidc/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => known.get(sub) ?? { sub } }),
    async loadExistingGrant(ctx: { oidc: { client: { clientId: string }; session: { accountId: string } } }) {
      if (library === null) return undefined;
      const grant = new library.Grant({ clientId: ctx.oidc.client.clientId, accountId: ctx.oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomUUID()] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  library = opened as Library;

  const stop = async (): Promise<void> => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  };
  const provider: TestProvider = {
    ...{ issuer, clientId, clientSecret, asked, who: null },
    goesAway: stop,
    async comesBack() {
      await listen(port);
    },
    close: stop,
  };
  return provider;
}

/** Cookies of one browser, by host. */
export class Jar {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** The header for a request to a host. */
  of(host: string): string {
    return [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Keeps what a reply of a host sets. */
  keep(host: string, headers: Headers): void {
    const mine = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, mine);
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /Max-Age=0(;|$)/i.test(cookie)) mine.delete(name);
      else mine.set(name, value);
    }
  }
}

/** Goes through the provider's pages as a browser does, from the address that a sign-in begins at to the one that leads back to `publicUrl`. */
export async function throughProvider(from: string, jar: Jar, publicUrl: string): Promise<URL> {
  let at = new URL(from);
  for (let step = 0; step < 10; step += 1) {
    if (at.origin === publicUrl) return at;
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie: jar.of(at.host) } });
    jar.keep(at.host, reply.headers);
    const next = reply.headers.get('location');
    if (next === null) throw new Error(`${at.pathname}: ${reply.status} ${await reply.text()}`);
    at = new URL(next, at);
  }
  throw new Error('The provider does not come to an end.');
}
