import {
  browserPopupRedirectResolver,
  type ConfirmationResult,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  RecaptchaVerifier,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signInWithPopup,
} from 'firebase/auth';
import { phone } from '../../../contract/fields/limits';
import { auth, verifiedPerson } from '../firebase';
import type { VerifiedPerson } from '../identity';

// Everything that only a login screen needs; no other room may import this file.

export async function signInByEmail(email: string, password: string): Promise<VerifiedPerson> {
  return verifiedPerson((await signInWithEmailAndPassword(await auth(), email, password)).user, 'email');
}

export async function registerByEmail(email: string, password: string): Promise<VerifiedPerson> {
  return verifiedPerson((await createUserWithEmailAndPassword(await auth(), email, password)).user, 'email');
}

export async function signInByGoogle(): Promise<VerifiedPerson> {
  return verifiedPerson((await signInWithPopup(await auth(), new GoogleAuthProvider(), browserPopupRedirectResolver)).user, 'google');
}

export type VerifyOtp = (code: string) => Promise<VerifiedPerson>;

/** The bot check ran out before the code was on its way; nothing but a new one helps. */
export class BotCheckExpired extends Error {}

/** Sends a code to an Indian number of ten digits. `box` is where the invisible bot check lives. Throws {@link BotCheckExpired}. */
export async function sendOtp(digits: string, box: HTMLElement): Promise<VerifyOtp> {
  // The bot check refuses an element it was in before, so each try gets its own.
  const spot = box.appendChild(document.createElement('div'));
  const here = await auth();
  let expire: () => void = () => undefined;
  // The provider itself would go on waiting for a check that nobody can pass any more.
  const expired = new Promise<never>((_, reject) => {
    expire = () => reject(new BotCheckExpired());
  });
  const verifier = new RecaptchaVerifier(here, spot, { size: 'invisible', 'expired-callback': () => expire() });
  try {
    const sending = signInWithPhoneNumber(here, `${phone.prefix}${digits}`, verifier);
    const sent: ConfirmationResult = await Promise.race([sending, expired]);
    return async (code) => verifiedPerson((await sent.confirm(code)).user, 'phone');
  } finally {
    verifier.clear();
    spot.remove();
  }
}

/** The provider's own sentence, without its name in front and, where there is a sentence, without its code behind. */
export function reasonOf(error: unknown): string {
  const words = (error instanceof Error ? error.message : String(error)).replace(/^Firebase: /, '');
  return words.replace(/^(?!Error )(.+) \(auth\/[\w-]+\)\.?$/, '$1');
}
