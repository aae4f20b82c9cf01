/** A code that is on its way by SMS. */
export interface SentOtp {
  /** Ten digits. */
  to: string;
  /** By which the identity service knows the code. */
  id: string;
  /** Sent before the page was loaded. */
  isKept?: boolean | undefined;
  /** When it was sent, wall epoch milliseconds; of such a one alone. */
  at?: number;
}

/** So long a code is worth a page that waits for it, in milliseconds. */
const keptMs = 600_000;

/**
 * Keeps in the page's entry of the history to what number a code is on its way: a phone may close the tab while its SMS are read. Null: none is. The code itself is kept
 * nowhere.
 */
export const keepOtp = (sent: SentOtp | null): void =>
  history.replaceState({ ...history.state, otp: sent && { ...sent, isKept: true, at: Date.now() } }, '');

/** What this page waits for since before it was loaded. */
export const keptOtp = (): SentOtp | null => {
  const otp = history.state?.otp;
  return otp?.at > Date.now() - keptMs ? otp : null;
};
