import pLimit from 'p-limit';
import type { Oidc } from '../../config/oidc';
import { isOpen } from '../../config/public-url';
import { Refusal, unavailable } from '../../replies/refusal';
import type { ProvidedPerson } from '../../store/people/own/oidc-accounts';
import type { Flow } from './flow';

type Library = typeof import('openid-client');
type Configuration = import('openid-client').Configuration;

/** An OpenID Connect provider. */
export interface Provider {
  /** Where a browser goes to sign in. Rejects with 503 while the provider does not answer. */
  addressFor(flow: Flow): Promise<string>;
  /**
   * Who has signed in, by the address that the provider has sent the browser back to. Rejects with 401 for a reply that does not belong to the sign-in under way,
   * or was used before, 403 for a person without a verified address, and 503 while the provider does not answer.
   */
  personAt(address: URL, flow: Flow): Promise<ProvidedPerson>;
}

/** Where a provider says what it could not do. */
interface ProviderLog {
  warn(about: object, sentence: string): void;
}

const patienceSeconds = 8;
/** A provider that did not answer is not asked again for so long. Milliseconds. */
const restMs = 3_000;
/** The provider's addresses and keys are read anew after so long. Milliseconds. */
const freshMs = 3_600_000;
const [atOnce, mostWaiting] = [20, 500];
const retryAfter = 10;
const longestSubject = 255;
const longestName = 100;

export const callbackPath = '/auth/oidc/callback';

const away = () => unavailable({ code: 'provider-away' }, retryAfter);
const refused = () => new Refusal('unauthenticated', { code: 'provider-refused' });
const notVerified = () => new Refusal('forbidden', { code: 'address-not-verified' });

/** Codes of openid-client for a provider that did not answer, or not as one: nothing that it says of the person. */
const isAway = (fault: unknown): boolean => {
  const { name, code, status } = fault as { name?: string; code?: string; status?: number };
  if (name === 'TypeError' || name === 'TimeoutError' || name === 'AbortError') return true;
  if (status !== undefined && status >= 500) return true;
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === 'OAUTH_PARSE_ERROR';
};

interface Known {
  library: Library;
  config: Configuration;
  until: number;
}

/** Asks a provider by `openid-client`, which is loaded at the first sign-in. `now`: epoch milliseconds. */
export function openProvider({ issuer, clientId, clientSecret, publicUrl }: Oidc, log: ProviderLog, now: () => number): Provider {
  const server = new URL(issuer);
  const redirectUri = `${publicUrl}${callbackPath}`;
  const limit = pLimit(atOnce);
  let known: Known | null = null;
  let asking: Promise<Known> | null = null;
  let restUntil = 0;

  async function discover(): Promise<Known> {
    const library = await import('openid-client');
    // As a form where the provider takes it so, else by the header that every provider takes (OpenID Connect Core, 9).
    const authenticate: import('openid-client').ClientAuth = (as, client, body, headers) => {
      const isByForm = as.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
      (isByForm ? library.ClientSecretPost(clientSecret) : library.ClientSecretBasic(clientSecret))(as, client, body, headers);
    };
    const config = await library.discovery(server, clientId, clientSecret, authenticate, {
      timeout: patienceSeconds,
      // The settings allow http on this machine alone, and there for trials.
      execute: server.protocol === 'http:' && !isOpen(server) ? [library.allowInsecureRequests] : [],
    });
    // The ID token comes from the provider itself; its signature is looked at all the same.
    library.enableNonRepudiationChecks(config);
    return { library, config, until: now() + freshMs };
  }

  function provider(): Promise<Known> {
    if (known !== null && known.until > now()) return Promise.resolve(known);
    if (restUntil > now()) return known === null ? Promise.reject(away()) : Promise.resolve(known);
    asking ??= discover()
      .then(
        (found) => {
          known = found;
          return found;
        },
        (fault: unknown) => {
          restUntil = now() + restMs;
          log.warn({ err: fault }, 'the OpenID Connect provider could not be asked');
          // One that was there before may be back by the next step.
          if (known !== null) return known;
          throw away();
        },
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  async function claimsAt(address: URL, { state, nonce, verifier }: Flow) {
    const { library, config } = await provider();
    const tokens = await library.authorizationCodeGrant(config, address, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    });
    const claims = tokens.claims();
    if (claims === undefined) throw refused();
    const isWhole = claims.email !== undefined && claims.email_verified !== undefined;
    const isAsked = !isWhole && config.serverMetadata().userinfo_endpoint !== undefined;
    // Many providers name the address here alone (OpenID Connect Core, 5.4).
    const { email, email_verified, name } = isAsked
      ? { ...claims, ...(await library.fetchUserInfo(config, tokens.access_token, claims.sub)) }
      : claims;
    return { sub: claims.sub, iss: claims.iss, email, email_verified, name };
  }

  return {
    async addressFor({ state, nonce, verifier }) {
      const { library, config } = await provider();
      const challenge = await library.calculatePKCECodeChallenge(verifier);
      return library.buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, scope: 'openid email profile', state, nonce },
        ...{ code_challenge: challenge, code_challenge_method: 'S256' },
      }).href;
    },
    async personAt(address, flow) {
      if (limit.pendingCount >= mostWaiting) throw away();
      const claims = await limit(() => claimsAt(address, flow)).catch((fault: unknown) => {
        if (fault instanceof Refusal) throw fault;
        const { name, code } = fault as { name?: string; code?: string };
        // Neither code nor token nor claims belong into the log.
        log.warn({ fault: name, code }, 'a sign-in by the OpenID Connect provider failed');
        throw isAway(fault) ? away() : refused();
      });
      const { sub, iss, email, email_verified: isVerified, name } = claims;
      // A NUL is stored by no PostgreSQL, and no name or address has a control character.
      if (sub.length > longestSubject || /\p{Cc}/u.test(sub)) throw refused();
      if (isVerified !== true || typeof email !== 'string' || !/^[^@\s\p{Cc}]{1,64}@[^@\s\p{Cc}]{1,200}$/u.test(email)) throw notVerified();
      return { issuer: iss, subject: sub, email, name: typeof name === 'string' ? name.replace(/\p{Cc}/gu, '').slice(0, longestName) : '' };
    },
  };
}
