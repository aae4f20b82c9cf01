export const projectId = 'demo-exam';

type Claims = Record<string, unknown>;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims of a Firebase ID token; `changes` replaces some. */
export function claimsOf(uid: string, changes: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    email: `${uid}@portal.test`,
    email_verified: false,
    ...changes,
  };
}

/** A token as the Auth emulator makes it: alg none, no signature. */
export const unsigned = (uid: string, changes: Claims = {}): string =>
  `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf(uid, changes))}.`;
