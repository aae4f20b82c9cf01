import type { JWTClaimVerificationOptions, JWTPayload } from 'jose';
import type { RefusalReason } from '../../contract/faults/refusals';
import { healthLimits } from '../../contract/institute/health';
import { asciiLower } from '../config/ascii-lower';
import { Refusal } from '../replies/refusal';
import type { Verified } from '../store/people/people';

/** Who a verified token speaks for. */
export interface Claims {
  uid: string;
  /** Lower case; '' where the sign-in has none (phone). */
  email: string;
  isEmailVerified: boolean;
  /** E.164; '' where the sign-in has none. A phone in a token is always verified. */
  phone: string;
  /** When the addresses were the person's: when the token was issued, or later where the portal knows it. Epoch milliseconds. */
  saidAt: number;
}

/** The payload of a verified ID token. */
export type Payload = JWTPayload;

/** Seconds our clock and the issuer's may differ by. */
export const clockTolerance = healthLimits.offSeconds;

export const rejected = (reason: RefusalReason = { code: 'token-not-valid' }) => new Refusal('unauthenticated', reason);

/** 401 for a token that was good once. Its person may have been erased since, and may hear so. */
export class ExpiredToken extends Refusal {
  readonly uid: string;
  /** When it expired, epoch seconds. */
  readonly exp: number;

  constructor({ sub = '', exp = 0 }: Payload) {
    super('unauthenticated', { code: 'token-expired' });
    this.uid = sub;
    this.exp = exp;
  }
}

/** 401 for a token that says that it was issued later than now. */
export class TokenFromFuture extends Refusal {
  constructor() {
    super('unauthenticated', { code: 'token-from-future' });
  }
}

/** Whose tokens are accepted, and for whom they are meant: the claims `iss` and `aud`. */
export interface Issuer {
  issuer: string;
  audience: string;
}

/** Tokens of a Firebase project. */
export const firebaseIssuer = (projectId: string): Issuer => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
});

/** Tokens of the portal's own accounts (ADR 77). `publicUrl`: the origin of the portal; tokens of another portal are none of this one. */
export const ownIssuer = (publicUrl: string): Issuer => ({ issuer: `${publicUrl}/accounts`, audience: publicUrl });

/** What jose demands of the claims. */
export const expectedOf = ({ issuer, audience }: Issuer): JWTClaimVerificationOptions => ({
  issuer,
  audience,
  requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  clockTolerance,
});

/** The addresses that the sign-in has verified; empty where it has verified none. */
export const verifiedOf = ({ email, isEmailVerified, phone, saidAt }: Claims): Verified => ({
  email: isEmailVerified ? email : '',
  phone,
  at: saidAt,
});

const e164 = /^\+[1-9]\d{6,14}$/;

const isPast = (seconds: unknown, now: number): boolean => typeof seconds === 'number' && seconds <= now + clockTolerance;

/** What Firebase demands beyond that (https://firebase.google.com/docs/auth/admin/verify-id-tokens). Own tokens keep to it too. Throws 401. */
export function claimsFor(
  { audience }: Pick<Issuer, 'audience'>,
  { aud, sub = '', exp = 0, iat, auth_time, email, email_verified, phone_number }: Payload,
): { claims: Claims; exp: number } {
  const now = Math.floor(Date.now() / 1000);
  // A token for several audiences is refused.
  if (aud !== audience) throw rejected();
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) throw rejected({ code: 'token-without-person' });
  if (![iat, auth_time].every((seconds) => isPast(seconds, now))) throw new TokenFromFuture();
  return {
    claims: {
      uid: sub,
      email: typeof email === 'string' ? asciiLower(email) : '',
      isEmailVerified: email_verified === true,
      phone: typeof phone_number === 'string' && e164.test(phone_number) ? phone_number : '',
      saidAt: Number(iat) * 1_000,
    },
    exp,
  };
}
