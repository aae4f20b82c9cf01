import {
  createRemoteJWKSet,
  errors,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import { Recent } from './recent';
import { Refusal, unavailable } from './refusal';

/** Who a verified token speaks for. */
export interface Claims {
  uid: string;
  /** Lower case; '' where the sign-in has none (phone). */
  email: string;
  isEmailVerified: boolean;
}

/** Token → claims. Throws {@link Refusal}: 401 for a token that proves nothing, 503 where the keys to check it cannot be had. */
export type Identify = (token: string) => Promise<Claims>;

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Seconds our clock and the issuer's may differ by. */
const clockTolerance = 30;
/** Tokens, about 1 kB each. */
const cacheSize = 10_000;

/** The end of a signature finds a token in a tenth of the time that a hash of it takes; the whole of it is compared. Unsigned ones end alike. */
const keyOf = (token: string): string => (token.endsWith('.') ? token : token.slice(-43));

const rejected = (why: string) => new Refusal('unauthenticated', why);

const rules = (projectId: string): JWTClaimVerificationOptions => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  clockTolerance,
});

const isPast = (seconds: unknown): boolean => typeof seconds === 'number' && seconds <= Date.now() / 1000 + clockTolerance;

/** What Firebase asks of a verifier beyond the signature, issuer, audience and expiry. */
function claimsFrom(payload: JWTPayload): Claims {
  const { sub, iat, auth_time, email, email_verified } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) throw rejected('The token names nobody.');
  if (!isPast(iat) || !isPast(auth_time)) throw rejected('The token comes from the future.');
  return { uid: sub, email: typeof email === 'string' ? email.toLowerCase() : '', isEmailVerified: email_verified === true };
}

/** Faults of the token itself. Anything else that goes wrong is ours: it must never sign a learner out. */
const tokenFaults: readonly string[] = [
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
  'ERR_JWT_EXPIRED',
  'ERR_JWT_INVALID',
  'ERR_JWS_INVALID',
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JOSE_ALG_NOT_ALLOWED',
  'ERR_JOSE_NOT_SUPPORTED',
  'ERR_JWKS_NO_MATCHING_KEY',
];

function refusalFrom(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault;
  if (fault instanceof errors.JWTExpired) return rejected('The token has expired.');
  if (fault instanceof errors.JOSEError && tokenFaults.includes(fault.code)) return rejected('The token is not valid here.');
  return unavailable('Sign-ins cannot be checked at the moment.');
}

type Verify = (token: string) => Promise<JWTPayload>;

function remembering(verify: Verify): Identify {
  const known = new Recent<{ token: string; claims: Claims; until: number }>(cacheSize);
  return async (token) => {
    const hit = known.get(keyOf(token));
    if (hit !== undefined && hit.token === token && hit.until > Date.now()) return hit.claims;
    try {
      const payload = await verify(token);
      const claims = claimsFrom(payload);
      known.set(keyOf(token), { token, claims, until: (payload.exp ?? 0) * 1000 });
      return claims;
    } catch (fault) {
      throw refusalFrom(fault);
    }
  };
}

/** Checks tokens of a real Firebase project: RS256, signed by one of Google's keys. `keys` is given in tests. */
export function firebaseIdentity(projectId: string, keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys))): Identify {
  const options = { ...rules(projectId), algorithms: ['RS256'] };
  return remembering(async (token) => (await jwtVerify(token, keys, options)).payload);
}

/** Reads the unsigned tokens of the Auth emulator, with the same claim checks. For `demo-` projects only: such names exist nowhere but in emulators. */
export function emulatorIdentity(projectId: string): Identify {
  if (!projectId.startsWith('demo-')) throw new Error(`Unsigned tokens are not accepted for the project ${projectId}.`);
  const options = rules(projectId);
  return remembering(async (token) => UnsecuredJWT.decode(token, options).payload);
}
