import type { IncomingMessage } from 'node:http';
import { accountBodyBytes } from '../../contract/calls/account-calls';
import { checkedAgainst } from '../../contract/calls/faults';
import { OidcFinishSchema } from '../../contract/people/own-accounts';
import type { OidcSignIn } from '../auth/oidc/oidc-sign-in';
import { ownPath } from '../auth/oidc/own-path';
import { invalid, Refusal } from '../replies/refusal';
import { jsonOf } from './body';
import type { ApiDependencies } from './dependencies';
import { addressOf, headerOf, type RequestContext } from './request-context';
import { type HttpAnswer, jsonAnswer } from './response';
import type { Route } from './router';

/** The door that a path of the portal lies behind. */
const doorTo = (path: string): string => (/^\/admin([/?]|$)/.test(path) ? '/admin/login' : '/user/login');

const sent = (to: string, more: Readonly<Record<string, string>> = {}): HttpAnswer => ({
  status: 302,
  headers: { Location: to, 'Cache-Control': 'no-store', Vary: 'Accept', ...more },
  body: null,
});

/** A browser that opens a page, and no script of one. */
const isPageVisit = (request: IncomingMessage): boolean => /\btext\/html\b/.test(headerOf(request, 'accept') ?? '');

/**
 * The one cookie of a sign-in: sealed while the person is at the provider, then the code of the last step. No script reads it, and no other site sends it with a
 * `POST`. With https its name binds it to this host and to https.
 */
function cookieOf(publicUrl: string): { read: (request: IncomingMessage) => string; write: (value: string, seconds: number) => string } {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-portal-sign-in' : 'portal-sign-in';
  return {
    read: (request) => {
      const cookies = (headerOf(request, 'cookie') ?? '').split(/; */);
      const mine = cookies.filter((cookie) => cookie.startsWith(`${name}=`));
      return mine.length === 1 ? (mine[0] ?? '').slice(name.length + 1) : '';
    },
    write: (value, seconds) => `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}

/** The code of the last step lives this long in the browser. Seconds. */
const codeSeconds = 120;
const isCode = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** Runs a step; a refusal sends a browser that opens a page to the login, which says why, and a script hears it as every call does. */
async function orBack(
  request: IncomingMessage,
  returnTo: () => Promise<string> | string,
  step: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  try {
    return await step();
  } catch (fault) {
    if (!(fault instanceof Refusal) || !isPageVisit(request)) throw fault;
    const to = await returnTo();
    return sent(`${doorTo(to)}#provider-fault=${fault.reason.code}&to=${encodeURIComponent(to)}`);
  }
}

/** The steps of a sign-in by an OpenID Connect provider (ADR 79); none where the settings name none. */
export function oidcRoutes({
  oidc,
  requestLimits,
  senders,
  config,
}: Pick<ApiDependencies, 'oidc' | 'requestLimits' | 'senders' | 'config'>): Route[] {
  if (oidc === null || config.oidc === null) return [];
  const cookie = cookieOf(config.oidc.publicUrl);

  const counted = (step: (context: RequestContext, oidc: OidcSignIn) => Promise<HttpAnswer>): Route['answer'] => {
    return (context) => {
      requestLimits.countUnauthenticated(addressOf(context.request, senders));
      return requestLimits.withinCapacity(() => step(context, oidc));
    };
  };

  const start = counted(({ request, query }, oidc) => {
    const returnTo = new URLSearchParams(query).get('returnTo');
    return orBack(
      request,
      () => ownPath(returnTo) ?? '',
      async () => {
        const { to, sealed } = await oidc.begin(returnTo, addressOf(request, senders));
        const kept = { 'Set-Cookie': cookie.write(sealed, oidc.seconds) };
        return isPageVisit(request) ? sent(to, kept) : jsonAnswer({ to }, 200, { 'Cache-Control': 'no-store', Vary: 'Accept', ...kept });
      },
    );
  });

  const callback = counted(({ request, query }, oidc) => {
    const sealed = cookie.read(request);
    return orBack(
      request,
      () => oidc.returnTo(sealed),
      async () => {
        const { code, returnTo } = await oidc.arrive(query, sealed);
        const to = `${doorTo(returnTo)}#provider=${encodeURIComponent(returnTo)}`;
        return sent(to, { 'Set-Cookie': cookie.write(code, codeSeconds) });
      },
    );
  });

  const finish: Route['answer'] = async ({ request }) => {
    requestLimits.countUnauthenticated(addressOf(request, senders));
    // A form of another site can send no JSON.
    const outcome = checkedAgainst(OidcFinishSchema, await jsonOf(request, { bytes: accountBodyBytes }));
    if ('faults' in outcome) throw invalid(outcome.faults);
    const code = cookie.read(request);
    if (!isCode(code)) throw new Refusal('unauthenticated', { code: 'sign-in-not-begun' });
    const reply = await requestLimits.withinCapacity(() => oidc.finish(code, outcome.output.device));
    return jsonAnswer(reply, 200, { 'Cache-Control': 'no-store', 'Set-Cookie': cookie.write('', 0) });
  };

  return [
    { method: 'GET', path: '/auth/oidc/start', answer: start },
    { method: 'GET', path: '/auth/oidc/callback', answer: callback },
    { method: 'POST', path: '/auth/oidc/finish', answer: finish },
  ];
}
