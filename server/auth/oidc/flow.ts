import { createHash, hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as v from 'valibot';

/** A sign-in under way, as the browser that began it keeps it: `verifier` is of PKCE (RFC 7636), `returnTo` the page that the sign-in leads back to. */
const FlowSchema = v.object({ state: v.string(), nonce: v.string(), verifier: v.string(), returnTo: v.string() });
export type Flow = v.InferOutput<typeof FlowSchema>;

/** Seals sign-ins under way for a cookie: no process keeps anything of them, and any process can read them. */
export interface FlowSeal {
  /** Longer than a person types a password and reads a code off a phone. Seconds. */
  seconds: number;
  /** `now`: epoch milliseconds. */
  seal(flow: Flow, now: number): Promise<string>;
  /** Null for what was not sealed here, or too long ago. */
  open(sealed: string, now: number): Promise<Flow | null>;
}

const seconds = 600;
/** Sealed texts are far shorter: a longer one is not looked at. */
const longest = 2_000;

/** `secret`: of the client, which every process has. `about`: issuer and client, so that a text of other settings is none of these. */
export function openFlowSeal(secret: string, about: string): FlowSeal {
  const salt = createHash('sha256').update(about).digest();
  const key = new Uint8Array(hkdfSync('sha256', secret, salt, 'portal: a sign-in under way', 32));
  return {
    seconds,
    seal: (flow, now) =>
      new EncryptJWT({ ...flow })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(now / 1_000) + seconds)
        .encrypt(key),
    async open(sealed, now) {
      if (sealed.length > longest) return null;
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          ...{ currentDate: new Date(now), requiredClaims: ['exp'] },
          ...{ keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
        });
        return v.parse(FlowSchema, payload);
      } catch {
        return null;
      }
    },
  };
}
