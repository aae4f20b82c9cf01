import { asciiLower } from '../config/ascii-lower';
import { Refusal } from '../replies/refusal';

/** Who a verified token speaks for. */
export interface Claims {
  uid: string;
  /** Lower case; '' where the sign-in has none (phone). */
  email: string;
  isEmailVerified: boolean;
}

type Json = Record<string, unknown>;

/** A JSON Web Token in the compact form (RFC 7519), taken apart; nothing of it is believed yet. */
export interface Token {
  header: Json;
  payload: Json;
  /** What the signature is over. */
  signed: string;
  /** As it stands there, base64url. */
  signature: string;
}

/** Seconds our clock and the issuer's may differ by. */
const clockTolerance = 30;

const form = /^([\w-]+)\.([\w-]+)\.([\w-]*)$/;

export const rejected = (why = 'The token is not valid here.') => new Refusal('unauthenticated', why);

function jsonIn(part: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    throw rejected();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw rejected();
  return value as Json;
}

/** Takes a token apart. Throws 401 for what is none. */
export function tokenIn(text: string): Token {
  const [, header, payload, signature] = form.exec(text) ?? [];
  if (header === undefined || payload === undefined || signature === undefined) throw rejected();
  const token = { header: jsonIn(header), payload: jsonIn(payload), signed: text.slice(0, -signature.length - 1), signature };
  // RFC 7515, 4.1.11: what must be understood, and is not, must be refused.
  if ('crit' in token.header) throw rejected();
  return token;
}

/** The address that the sign-in has verified; empty where it has verified none. */
export const verifiedEmailOf = ({ email, isEmailVerified }: Claims): string => (isEmailVerified ? email : '');

const isPast = (seconds: unknown, now: number): boolean => typeof seconds === 'number' && seconds <= now + clockTolerance;

/** What Firebase asks of a verifier beyond the signature. Throws 401. */
export function claimsFor(projectId: string, payload: Json): { claims: Claims; exp: number } {
  const { iss, aud, sub, exp, nbf = 0, iat, auth_time, email, email_verified } = payload;
  const now = Math.floor(Date.now() / 1000);
  if (iss !== `https://securetoken.google.com/${projectId}` || aud !== projectId || typeof exp !== 'number') throw rejected();
  if (exp <= now - clockTolerance) throw rejected('The token has expired.');
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) throw rejected('The token names nobody.');
  if (![iat, auth_time, nbf].every((seconds) => isPast(seconds, now))) throw rejected('The token comes from the future.');
  return {
    claims: { uid: sub, email: typeof email === 'string' ? asciiLower(email) : '', isEmailVerified: email_verified === true },
    exp,
  };
}
