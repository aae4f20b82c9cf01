import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  PhoneAuthProvider,
  RecaptchaVerifier,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
} from 'firebase/auth';
import { phone } from '../../../contract/fields/limits';
import { auth, sendVerification, verifiedPerson } from '../identity/firebase';
import type { VerifiedPerson } from '../identity/identity';

// Code that only login screens need; no other room may import this file.

export async function signInByEmail(email: string, password: string): Promise<VerifiedPerson> {
  return verifiedPerson((await signInWithEmailAndPassword(await auth(), email, password)).user, 'email');
}

/** Makes an account, and sends a link by which its address becomes a verified one. */
export async function registerByEmail(email: string, password: string): Promise<VerifiedPerson> {
  const { user } = await createUserWithEmailAndPassword(await auth(), email, password);
  // A mail that cannot be sent undoes no account: the form of the profile offers the link again.
  sendVerification(user).catch(() => undefined);
  return verifiedPerson(user, 'email');
}

export async function signInByGoogle(): Promise<VerifiedPerson> {
  return verifiedPerson((await signInWithPopup(await auth(), new GoogleAuthProvider(), browserPopupRedirectResolver)).user, 'google');
}

/** Sends a link to a new password. An address without an account is no failure: the screen must not tell whether there is one. */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await auth(), email).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
  });
}

/** The bot check expired before the code was sent; only a new check helps. */
export class BotCheckExpired extends Error {}

/** Sends a code to an Indian number of ten digits; returns by what the service knows it. `box`: the element for the invisible bot check. Throws {@link BotCheckExpired}. */
export async function sendOtp(digits: string, box: HTMLElement): Promise<string> {
  // The bot check refuses an element that it has used before, so each try gets a new one.
  const spot = box.appendChild(document.createElement('div'));
  const here = await auth();
  let expire: () => void = () => undefined;
  // Without this, the provider would wait forever for an expired check.
  const expired = new Promise<never>((_, reject) => {
    expire = () => reject(new BotCheckExpired());
  });
  const verifier = new RecaptchaVerifier(here, spot, { size: 'invisible', 'expired-callback': () => expire() });
  try {
    const sending = new PhoneAuthProvider(here).verifyPhoneNumber(`${phone.prefix}${digits}`, verifier);
    return await Promise.race([sending, expired]);
  } finally {
    verifier.clear();
    spot.remove();
  }
}

/** `id`: as {@link sendOtp} returned it, maybe to this page before it was loaded again. */
export async function verifyOtp(id: string, code: string): Promise<VerifiedPerson> {
  return verifiedPerson((await signInWithCredential(await auth(), PhoneAuthProvider.credential(id, code))).user, 'phone');
}
