import type { Config } from '../../../contract/calls/config';

const patienceMs = 15_000;

/** Deletes the person's own account at the identity service, by the person's own sign-in. Returns whether there is none any more. */
export async function deleteIdentity({ apiKey, emulator }: Config, idToken: string): Promise<boolean> {
  const host = 'identitytoolkit.googleapis.com';
  const base = emulator === null ? `https://${host}` : `${emulator}/${host}`;
  try {
    const reply = await fetch(`${base}/v1/accounts:delete?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return reply.ok || (await reply.text()).includes('USER_NOT_FOUND');
  } catch {
    // Without a reply the account may stay; the person is told what to ask for.
    return false;
  }
}
