import { hourMs, minuteMs } from '../../../contract/fields/times';
import { recentlyUsed } from '../../memory/recently-used';
import { Refusal } from '../../replies/refusal';

/**
 * Tries that fail within `windowMs`, and emails within `mailWindowMs`. Of one address of the network for one account, of all for one account, and of one address
 * for all accounts: a hall is one address, and a stranger elsewhere must not keep a learner out.
 */
export const tryBounds = {
  ...{ pair: 10, account: 100, address: 300, windowMs: 15 * minuteMs },
  ...{ mailsPair: 5, mailsTo: 20, mailsFrom: 300, mailWindowMs: hourMs },
} as const;

/** Most keys in memory. A key that was dropped begins anew. */
const mostKeys = 100_000;

/** A number of tries for each key in each window of time. */
export interface Tries {
  /** Counts a try of a key. Returns what takes it back. Throws 429 where the window has no more; such a try is not counted. */
  take(key: string): () => void;
}

/** `most` tries of a key within `windowMs`, counted from its first try, in this process: others count their own (ADR 77). `now`: milliseconds. */
export function openTries(most: number, windowMs: number, code: 'tries-too-many' | 'mails-too-many', now: () => number): Tries {
  const windows = recentlyUsed<string, { from: number; count: number }>(mostKeys);
  return {
    take(key) {
      const at = now();
      const known = windows.get(key);
      const window = known !== undefined && at - known.from < windowMs ? known : { from: at, count: 0 };
      if (window.count >= most) {
        const seconds = Math.max(1, Math.ceil((window.from + windowMs - at) / 1_000));
        throw new Refusal('too-many-requests', { code, seconds }, { retryAfter: seconds });
      }
      window.count += 1;
      windows.set(key, window);
      return () => {
        window.count -= 1;
      };
    },
  };
}
