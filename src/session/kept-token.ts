import type { Device } from '../runner/device/db';
import { setting } from '../runner/device/people';

export interface TokenShelf {
  /** The last ID token of whoever is signed in on this device, while it is good; null where there is none. Never rejects. */
  read: () => Promise<string | null>;
  /** Keeps it if it is theirs. Never rejects. */
  keep: (uid: string, token: string) => Promise<void>;
}

/** A token with less time left than this is as good as none: it has to last for the way to the server and the turn there. */
const leastMs = 60_000;

/** When a JWT ends, epoch milliseconds; it is not verified, the server does that. Throws where it is none. */
function endOf(token: string): number {
  const payload = token.split('.')[1] ?? '';
  const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: unknown };
  if (typeof exp !== 'number') throw new TypeError('A token without an end');
  return exp * 1000;
}

/** The last token, in the device's store, beside the one that the identity service keeps there for itself. */
export function tokenShelf(db: Device, now: () => number): TokenShelf {
  let last = '';
  return {
    // In one look: between two, another person may have come.
    read: () =>
      db
        .transaction('r', db.settings, async () => {
          const kept = await setting(db, 'token');
          if (kept === null || kept.uid !== (await setting(db, 'signed-in'))) return null;
          return kept.until - now() > leastMs ? kept.token : null;
        })
        .catch(() => null /* Then the identity service is asked. */),
    keep: async (uid, token) => {
      if (token === last) return;
      try {
        const until = endOf(token);
        await db.transaction('rw', db.settings, async () => {
          // Whoever is still coming in keeps the next one, whoever has left meanwhile none.
          if ((await setting(db, 'signed-in')) !== uid) return;
          await db.settings.put({ key: 'token', value: { uid, token, until } });
          last = token;
        });
      } catch {
        // It only has to be asked for again.
      }
    },
  };
}
