import type { OwnSignIn } from '../../../../contract/people/own-accounts';
import type { Device, StoredSignIn } from '../db';
import { inTurn } from '../in-turn';
import { setting } from '../people';
import { AccountRefusal } from './account-refusal';
import { type AccountServer, askAccounts } from './ask-accounts';

/** No token: whoever signed in must sign in again. */
export class SignInEnded extends Error {}

/** A token with less time left than this is not used. Milliseconds. */
const leastMs = 60_000;

/** What a device keeps of a sign-in. `device`: the id that it was made with. `now`: wall epoch milliseconds. */
export const storedFrom = (
  { uid, email, name, idToken, expiresIn, refreshToken }: OwnSignIn,
  device: string,
  now: number,
): StoredSignIn => ({
  ...{ uid, email, displayName: name, device, refreshToken },
  token: idToken,
  until: now + expiresIn * 1_000,
});

/** What this page or worker last read of a device's sign-in; or the token that followed it, where the disk did not take it. */
const knownOf = new WeakMap<Device, StoredSignIn | null>();

/**
 * Returns the sign-in of a device, or null. A disk that cannot be read ends no sign-in: then what was read before counts, for a hand-in from memory needs a token
 * just then. Rejects where nothing was ever read.
 */
export async function ownSignIn(db: Device): Promise<StoredSignIn | null> {
  const known = knownOf.get(db);
  try {
    const stored = await setting(db, 'own-sign-in');
    if (stored !== null && stored.refreshToken === known?.refreshToken) return known;
    knownOf.set(db, stored);
    return stored;
  } catch (error) {
    if (known === undefined) throw error;
    return known;
  }
}

/** Replaces a sign-in by its next state, or removes it, unless another one has taken its place. */
async function replace(db: Device, before: StoredSignIn, next: StoredSignIn | null): Promise<void> {
  try {
    await db.transaction('rw', db.settings, async () => {
      if ((await setting(db, 'own-sign-in'))?.refreshToken !== before.refreshToken) return;
      if (next === null) await db.settings.delete('own-sign-in');
      else await db.settings.put({ key: 'own-sign-in', value: next });
    });
  } catch {
    // The disk has the refresh token of before, and after a kill nobody would know of two later ones: it is used again, and gives the same next one (ADR 77).
    knownOf.set(db, next && { ...next, refreshToken: before.refreshToken });
  }
}

/**
 * Returns a token of exactly `uid`: the stored one while it is good, else the next one. `isFresh` asks for another than the stored one. Throws `TypeError` where a
 * later try may work, and {@link SignInEnded}.
 */
export function ownToken(db: Device, server: AccountServer, uid: string, isFresh: boolean, now: () => number): Promise<string> {
  const isGood = (kept: StoredSignIn | null): kept is StoredSignIn => kept?.uid === uid && kept.until - now() > leastMs;
  return ownSignIn(db).then((first) => {
    if (!isFresh && isGood(first)) return first.token;
    // One refresh of a device at a time: a token that is used late, after the next one was used, would end the sign-in.
    return inTurn('own-sign-in', async () => {
      const kept = await ownSignIn(db);
      if (kept === null || kept.uid !== uid) throw new SignInEnded();
      // Another page has refreshed meanwhile.
      if (kept.token !== first?.token && isGood(kept)) return kept.token;
      try {
        const next = await askAccounts(server, 'refresh', { refreshToken: kept.refreshToken, device: kept.device });
        // A device that takes no writes, as behind a cut of its log, sends all the same: its refresh token is good until the next one was used.
        await replace(db, kept, storedFrom(next, kept.device, now())).catch(() => undefined);
        return next.idToken;
      } catch (error) {
        if (!(error instanceof AccountRefusal)) throw error;
        // Too many requests are no word about the sign-in.
        if (error.code !== 'sign-in-ended') throw new TypeError(error.message);
        await replace(db, kept, null);
        throw new SignInEnded();
      }
    });
  });
}
