import { otpLength, phone } from '../../../contract/fields/limits';

/** Why the identity service refused, or did not answer. */
const faults = {
  'wrong-password': 'The email or the password is not right.',
  'email-taken': 'This email is registered already. Choose “Already registered? Login” below.',
  'password-short': 'The password is too short: at least 6 characters.',
  'email-not-valid': 'This is not an email address.',
  'phone-not-valid': 'This is not a phone number.',
  blocked: 'This account is blocked. Ask the people who run your exams.',
  'too-many': 'Too many tries. Wait a few minutes, then try again.',
  unreached: 'The sign-in service could not be reached. Check your network and try again.',
  'window-closed': 'The Google window was closed.',
  'window-blocked': 'The browser blocked the Google window. Allow it, then try again.',
  'other-way': 'You registered this email in another way. Sign in as you did then.',
  'code-wrong': 'Compare it with the SMS and type it again.',
  'code-old': 'This code is too old. Ask for a new one.',
  'no-more-sms': 'No more SMS can be sent just now. Sign in by email, or try later.',
  'bot-check': 'The check against robots failed. Try again.',
  'switched-off': 'This way to sign in is switched off. Ask the people who run your exams.',
  'no-storage': 'This browser stores nothing for the portal. Use a normal window or another browser.',
  unknown: 'It did not work. Please try again.',
};

export type IdentityFault = keyof typeof faults;

/** The sentences of the sign-in screens, those of the specification too (§5, §8), in a catalogue of their own: no other screen loads them. */
export const identityCopy = {
  /** Why the identity service refused; the code of a refusal that no sentence knows stands behind. */
  fault: (fault: IdentityFault, code: string): string => (fault === 'unknown' ? `${faults.unknown} (${code})` : faults[fault]),
  userLoginLead: 'Sign in to take assessments and see your results.',
  adminLoginLead: 'For admins who manage questions, exams and assessments.',
  googleLogin: 'Continue with Google',
  orByHand: 'or',
  byPhone: 'Phone',
  byEmail: 'Email',
  password: 'Password',
  newPasswordHint: 'At least 6 characters.',
  register: 'Register',
  registerLead: 'Create your account once. Then take tests and see your results.',
  answerKept: 'Your answer is kept on this device. It waits for you on the dashboard.',
  toRegister: 'New here? Register',
  toLogin: 'Already registered? Login',
  phoneNumber: 'Phone number',
  phoneHint: `${phone.digits} digits. The code comes by SMS.`,
  sendOtp: 'Send OTP',
  verifyOtp: 'Verify OTP',
  otherNumber: 'Use another number',
  passwordMissing: 'Enter your password.',
  forgot: 'Forgot password?',
  resetNeedsEmail: 'For a link to a new password, write your email here first.',
  /** Says nothing about whether there is such an account. */
  resetSent: (email: string) =>
    `If ${email} is registered, an email with a link to a new password is on its way. Look in the spam folder too.`,
  confirmEmail: 'Confirm your email',
  confirmHint: (email: string) =>
    `We sent a link to ${email}. Open it to show that the address is yours. Not there? Look in the spam folder. If your institute has this address on its list, you are then added to your batch.`,
  linkOpened: 'I have opened the link',
  sendConfirmation: 'Send the link again',
  confirmSent: (email: string) => `A link is on its way to ${email}. Look in the spam folder too.`,
  notConfirmed: 'It is not confirmed yet. Open the link in the newest email, then press once more.',
  confirmed: '✅ Your email is confirmed',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `New code in ${seconds} s`,
  loginSuccess: '✅ Login successful',
  accountMade: '✅ Account created: you are signed in',
  notAdmin: '❌ Access denied. You are not an admin.',
  roleUnverified: '❌ Could not verify user role. Please try again later.',
  adminAtUserLogin: '❌ Admin users must use the Admin Login portal.',
  firstLogin: 'First-time login. Please complete your profile.',
  adminLoginFailed: (why: string) => `❌ Login failed: ${why}`,
  loginFailed: (why: string) => `❌ ${why}`,
  otpSent: (number: string) => `✅ OTP sent to +91${number}`,
  otpResent: (number: string) => `✅ A new OTP is sent to +91${number}. The one before does not work any more.`,
  otpHint: (number: string) => `${otpLength} digits, by SMS to +91${number}`,
  otpNotSent: (why: string) => `❌ Failed to send OTP: ${why}`,
  otpWrong: (why: string) => `❌ Incorrect OTP: ${why}`,
  recaptchaExpired: 'reCAPTCHA expired. Try again.',
  otp: 'OTP',
  hide: 'Hide',
};

export type IdentityCopy = typeof identityCopy;
