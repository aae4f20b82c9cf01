type Json = Record<string, unknown>;

/** A person's tokens from the identity service. */
export interface SignIn {
  localId: string;
  idToken: string;
  refreshToken: string;
}

/** The identity service over its REST calls, as the Firebase SDK makes them. */
export function identityService(base: string) {
  async function post<T = Json>(path: string, body: Json, isOwner = false): Promise<T> {
    const headers = { 'Content-Type': 'application/json', ...(isOwner && { Authorization: 'Bearer owner' }) };
    const response = await fetch(`${base}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as T;
  }
  const account = <T = SignIn>(call: string, body: Json) =>
    post<T>(`identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, { ...body, returnSecureToken: true });

  return {
    signUp: (email: string, password: string) => account('signUp', { email, password }),
    signIn: (email: string, password: string) => account('signInWithPassword', { email, password }),
    byGoogle(sub: string, name: string) {
      const claims = JSON.stringify({ sub, email: `${sub}@gmail.test`, email_verified: true, name, iss: '', aud: '', exp: 0, iat: 0 });
      return account('signInWithIdp', {
        postBody: `id_token=${encodeURIComponent(claims)}&providerId=google.com`,
        requestUri: 'http://localhost',
      });
    },
    async byPhone(phoneNumber: string) {
      const { sessionInfo } = await account<Json>('sendVerificationCode', { phoneNumber });
      const list = await fetch(`${base}/emulator/v1/projects/demo-exam/verificationCodes`);
      const { verificationCodes } = (await list.json()) as { verificationCodes: { code: string }[] };
      return account('signInWithPhoneNumber', { sessionInfo, code: verificationCodes.at(-1)?.code });
    },
    /** The SDK's request at every page load; returns undefined for a revoked token. */
    async lookup(idToken: string): Promise<Json | undefined> {
      return (await account<{ users?: Json[] }>('lookup', { idToken })).users?.[0];
    },
    refresh: (refreshToken: string) =>
      post<{ user_id?: string }>('securetoken.googleapis.com/v1/token?key=k', { grantType: 'refresh_token', refreshToken }),
    verifyEmail: (localId: string) =>
      post('identitytoolkit.googleapis.com/v1/projects/demo-exam/accounts:update', { localId, emailVerified: true }, true),
    delete: (idToken: string) => account<Json>('delete', { idToken }),
  };
}
