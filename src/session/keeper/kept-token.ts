import type { Device } from '../../runner/device/db';
import { setting } from '../../runner/device/people';

export interface TokenShelf {
  /** Returns the last ID token of the signed-in person, who must be `uid` if given, while it is valid, else null. Never rejects. */
  read: (uid?: string) => Promise<string | null>;
  /** Stores the token if `uid` is signed in. Never rejects. */
  keep: (uid: string, token: string) => Promise<void>;
}

/** A token with less time left than this is not used: it must last until the server checks it. Milliseconds. */
const leastMs = 60_000;

/** Returns the end of a JWT in epoch milliseconds, without verification, which is the server's task. Throws if the token is no JWT. */
function endOf(token: string): number {
  const payload = token.split('.')[1] ?? '';
  const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: unknown };
  if (typeof exp !== 'number') throw new TypeError('A token without an end');
  return exp * 1000;
}

/** Stores the last token in the device's database, beside the token that the identity service keeps for itself. */
export function tokenShelf(db: Device, now: () => number): TokenShelf {
  let last = '';
  return {
    // One transaction: another person may sign in between two reads.
    read: (uid) =>
      db
        .transaction('r', db.settings, async () => {
          const kept = await setting(db, 'token');
          if (kept === null || kept.uid !== (await setting(db, 'signed-in')) || kept.uid !== (uid ?? kept.uid)) return null;
          return kept.until - now() > leastMs ? kept.token : null;
        })
        .catch(() => null /* Then the identity service is asked. */),
    keep: async (uid, token) => {
      if (token === last) return;
      try {
        const until = endOf(token);
        await db.transaction('rw', db.settings, async () => {
          // A person who is still signing in stores the next token; a person who has signed out stores none.
          if ((await setting(db, 'signed-in')) !== uid) return;
          await db.settings.put({ key: 'token', value: { uid, token, until } });
          last = token;
        });
      } catch {
        // The token is requested again when needed.
      }
    },
  };
}
