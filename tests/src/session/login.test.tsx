// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Admission } from '../../../src/session/keeper/admission';
import { AdminLogin, UserLogin } from '../../../src/session/login/doors';
import { BotCheckExpired } from '../../../src/session/login/sign-in';
import { useToast } from '../../../src/ui/controls/toast';
import { identifiedAs } from './kit';
import { alert, button, faultAt, field, leave, open, presses, text, types } from './screen';

const sdk = vi.hoisted(() => ({
  signInByEmail: vi.fn(),
  registerByEmail: vi.fn(),
  signInByGoogle: vi.fn(),
  sendOtp: vi.fn(),
  verifyOtp: vi.fn(),
  sendPasswordReset: vi.fn(),
}));
const enter = vi.hoisted(() => vi.fn());
vi.mock('../../../src/session/login/sign-in', () => ({
  ...sdk,
  BotCheckExpired: class extends Error {},
}));
vi.mock('../../../src/session/session-store', () => ({ enter }));

const asha = identifiedAs('asha');
/** As the identity service's SDK fails. */
const failure = (code: string) => Object.assign(new Error(`Firebase: In English. (auth/${code}).`), { code: `auth/${code}` });
const said = () => useToast.getState().toast?.text;

beforeEach(() => {
  vi.resetAllMocks();
  history.replaceState(null, '');
  useToast.setState({ toast: null });
  for (const signIn of [sdk.signInByEmail, sdk.registerByEmail, sdk.signInByGoogle]) signIn.mockResolvedValue(asha);
  enter.mockResolvedValue('welcome' satisfies Admission);
});

async function logsIn(): Promise<void> {
  types('Email', 'asha@x.in');
  types('Password', ' se cret ');
  await presses('Login');
}

describe('the admin login', () => {
  it.each<[Admission, string]>([
    ['not-admin', '❌ Access denied. You are not an admin.'],
    ['role-unverified', '❌ Could not verify user role. Please try again later.'],
  ])('%s: %s', async (admission, sentence) => {
    enter.mockResolvedValue(admission);
    await open(<AdminLogin />);
    await logsIn();
    expect(enter).toHaveBeenCalledWith('admin', asha);
    expect(alert()).toBe(sentence);
    expect(field('Email').value).toBe('asha@x.in');
  });

  it("shows the reason in the portal's words, and keeps the typed text", async () => {
    sdk.signInByEmail.mockRejectedValue(failure('wrong-password'));
    await open(<AdminLogin />);
    await logsIn();
    expect(alert()).toBe('❌ Login failed: The email or the password is not right.');
    expect(field('Password').value).toBe(' se cret ');
    expect(enter).not.toHaveBeenCalled();
  });

  it('takes a password unchanged, with all its spaces', async () => {
    await open(<AdminLogin />);
    await logsIn();
    expect(sdk.signInByEmail).toHaveBeenCalledWith('asha@x.in', ' se cret ');
    expect(said()).toBe('✅ Login successful');
  });
});

describe('the email tab of the user login', () => {
  it('signs an admin out and says why', async () => {
    enter.mockResolvedValue('admin-at-user-login');
    await open(<UserLogin />);
    await logsIn();
    expect(alert()).toBe('❌ Admin users must use the Admin Login portal.');
    // Above the button: with a keyboard up, the top of the page is out of sight.
    const said = document.querySelector('form [role=alert]');
    expect(said?.nextElementSibling).toBe(button('Login'));
  });

  it('greets a first login', async () => {
    enter.mockResolvedValue('first-login');
    await open(<UserLogin />);
    await logsIn();
    expect(said()).toBe('First-time login. Please complete your profile.');
  });

  it.each([
    ['', '', 'Enter an email address, such as name@example.com.', 'Enter your password.'],
    ['asha', 'secret-1', 'Enter an email address, such as name@example.com.', undefined],
  ])('says itself what is wrong with %j and %j, not the browser in its own language', async (email, password, atEmail, atPassword) => {
    await open(<UserLogin />);
    types('Email', email);
    types('Password', password);
    await presses('Login');
    expect([faultAt('Email'), faultAt('Password')]).toEqual([atEmail, atPassword]);
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').form?.noValidate).toBe(true);
    expect(sdk.signInByEmail).not.toHaveBeenCalled();
  });

  it('says that a new password is too short', async () => {
    await open(<UserLogin />);
    await presses('New here? Register');
    types('Email', 'new@x.in');
    types('Password', 'five5');
    await presses('Register');
    expect(faultAt('Password')).toBe('At least 6 characters.');
    // An empty one too, in one sentence.
    types('Password', '');
    await presses('Register');
    expect(faultAt('Password')).toBe('At least 6 characters.');
    expect(text().split('At least 6 characters.')).toHaveLength(2);
    expect(sdk.registerByEmail).not.toHaveBeenCalled();
  });

  it('sends a link to a new password, without telling whether the account exists', async () => {
    await open(<UserLogin />);
    await presses('Forgot password?');
    expect(faultAt('Email')).toBe('For a link to a new password, write your email here first.');
    types('Email', 'asha@');
    await presses('Forgot password?');
    expect(faultAt('Email')).toBe('Enter an email address, such as name@example.com.');
    expect(sdk.sendPasswordReset).not.toHaveBeenCalled();
    types('Email', ' asha@x.in ');
    await presses('Forgot password?');
    expect(sdk.sendPasswordReset).toHaveBeenCalledWith('asha@x.in');
    expect(text()).toContain('If asha@x.in is registered, an email with a link to a new password is on its way.');
    sdk.sendPasswordReset.mockRejectedValue(failure('too-many-requests'));
    await presses('Forgot password?');
    expect(alert()).toBe('❌ Too many tries. Wait a few minutes, then try again.');
    expect(text()).not.toContain('is registered');
  });

  it('switches to register and keeps the typed text', async () => {
    await open(<UserLogin />);
    types('Email', 'new@x.in');
    types('Password', 'secret-1');
    await presses('New here? Register');
    expect(field('Password').autocomplete).toBe('new-password');
    await presses('Register');
    expect(sdk.registerByEmail).toHaveBeenCalledWith('new@x.in', 'secret-1');
    expect(sdk.signInByEmail).not.toHaveBeenCalled();
    expect(said()).toBe('✅ Account created: you are signed in');
  });

  it('is busy until the login is over, and starts only one', async () => {
    let finish: (admission: Admission) => void = () => undefined;
    enter.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await open(<UserLogin />);
    await logsIn();
    expect(button('One moment…').disabled).toBe(true);
    expect(button('Continue with Google').disabled).toBe(true);
    await act(async () => button('One moment…').form?.requestSubmit());
    expect(sdk.signInByEmail).toHaveBeenCalledTimes(1);
    await act(async () => finish('not-admin'));
  });
});

describe("Google's login", () => {
  it('shows the reason of a failure', async () => {
    sdk.signInByGoogle.mockRejectedValue(failure('popup-closed-by-user'));
    await open(<UserLogin />);
    await presses('Continue with Google');
    expect(alert()).toBe('❌ The Google window was closed.');
    expect(document.querySelector('form [role=alert]')).toBeNull();
  });
});

describe('the phone tab', () => {
  async function opensPhone(): Promise<void> {
    await open(<UserLogin />);
    await presses('Phone');
  }

  it.each(['', '12345', '12345678901', '98765 4321', '+919876543'])('refuses the number %j', async (number) => {
    await opensPhone();
    types('Phone number', number);
    await presses('Send OTP');
    expect(faultAt('Phone number')).toBe('Enter a valid 10-digit phone number.');
    expect(sdk.sendOtp).not.toHaveBeenCalled();
  });

  it.each(['91234 56789', '+91 91234 56789', '919123456789', '09123456789', '९१२३४५६७८९', '\u202a+91 91234-56789\u202c'])(
    'sends a code to the number %j, as people write it',
    async (number) => {
      sdk.sendOtp.mockResolvedValue('sent');
      await opensPhone();
      types('Phone number', number);
      await presses('Send OTP');
      expect(sdk.sendOtp).toHaveBeenCalledWith('9123456789', expect.any(HTMLElement));
    },
  );

  it('sends a code, checks its length, and lets in a person who enters the right one', async () => {
    sdk.sendOtp.mockResolvedValue('sent');
    sdk.verifyOtp.mockResolvedValue(asha);
    await opensPhone();
    types('Phone number', '9876543210');
    await presses('Send OTP');
    expect(sdk.sendOtp).toHaveBeenCalledWith('9876543210', expect.any(HTMLElement));
    expect(text()).toContain('✅ OTP sent to +919876543210');

    types('OTP', '123');
    await presses('Verify OTP');
    expect(faultAt('OTP')).toBe('Enter a valid 6-digit OTP.');
    expect(text()).not.toContain('✅');
    expect(sdk.verifyOtp).not.toHaveBeenCalled();

    types('OTP', '123456');
    await presses('Verify OTP');
    expect(sdk.verifyOtp).toHaveBeenCalledWith('sent', '123456');
    expect(enter).toHaveBeenCalledWith('user', asha);
  });

  it('sends another code to the same number, once the wait is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    sdk.sendOtp.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    sdk.verifyOtp.mockResolvedValue(asha);
    await opensPhone();
    types('Phone number', '9876543210');
    await presses('Send OTP');
    expect(button('New code in 30 s').disabled).toBe(true);
    await act(async () => void vi.advanceTimersByTime(29_000));
    expect(button('New code in 1 s').disabled).toBe(true);
    await act(async () => void vi.advanceTimersByTime(1_000));
    types('OTP', '000000');
    await presses('Send a new code');
    expect(field('OTP').value).toBe('');
    expect(document.activeElement).toBe(field('OTP'));
    expect(text()).toContain('✅ A new OTP is sent to +919876543210. The one before does not work any more.');
    expect(sdk.sendOtp).toHaveBeenLastCalledWith('9876543210', expect.any(HTMLElement));
    expect(button('New code in 30 s').disabled).toBe(true);
    types('OTP', '123456');
    await presses('Verify OTP');
    expect(sdk.verifyOtp.mock.calls).toEqual([['second', '123456']]);
  });

  it('waits for a code after the page is loaded again, of a number that is not shown, for ten minutes', async () => {
    const sends = async () => {
      sdk.sendOtp.mockResolvedValue('sent');
      await opensPhone();
      types('Phone number', '9876543210');
      await presses('Send OTP');
      await leave();
      await open(<UserLogin />);
    };
    await sends();
    expect(text()).toContain('6 digits, by SMS to +91•••••••210');
    expect(text()).not.toContain('9876543');
    sdk.verifyOtp.mockRejectedValueOnce(failure('invalid-verification-code')).mockResolvedValue(asha);
    for (const code of ['000000', '123456']) {
      types('OTP', code);
      await presses('Verify OTP');
    }
    expect(sdk.verifyOtp.mock.calls).toEqual([
      ['sent', '000000'],
      ['sent', '123456'],
    ]);
    expect(enter).toHaveBeenCalledWith('user', asha);

    // The gate leads on, and its entry takes the place of this one.
    await leave();
    history.replaceState(null, '');
    await sends();
    // The SMS may still be on its way.
    expect(text()).toMatch(/New code in \d+ s/);
    await leave();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_001 });
    onTestFinished(() => void vi.useRealTimers());
    await open(<UserLogin />);
    await presses('Send a new code');
    expect(text()).toContain('✅ A new OTP is sent to +91•••••••210.');
    await presses('Use another number');
    expect(history.state.otp).toBeNull();

    await leave();
    await sends();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 });
    await leave();
    await open(<UserLogin />);
    expect(text()).not.toContain('by SMS to');
  });

  it('names failures of sending, of checking and of the bot check', async () => {
    sdk.sendOtp.mockRejectedValueOnce(failure('quota-exceeded'));
    await opensPhone();
    types('Phone number', '9876543210');
    await presses('Send OTP');
    expect(alert()).toBe('❌ Failed to send OTP: No more SMS can be sent just now. Sign in by email, or try later.');

    sdk.sendOtp.mockRejectedValueOnce(new BotCheckExpired());
    await presses('Send OTP');
    expect(alert()).toBe('reCAPTCHA expired. Try again.');

    sdk.sendOtp.mockResolvedValueOnce('sent');
    sdk.verifyOtp.mockRejectedValueOnce(failure('invalid-verification-code'));
    await presses('Send OTP');
    types('OTP', '000000');
    await presses('Verify OTP');
    expect(faultAt('OTP')).toBe('❌ Incorrect OTP: Compare it with the SMS and type it again.');
    expect(alert()).toBeNull();
    expect(text()).not.toContain('✅');
    expect(text()).toContain('6 digits, by SMS to +919876543210');
    expect(field('OTP').value).toBe('');
    expect(document.activeElement).toBe(field('OTP'));
  });
});
