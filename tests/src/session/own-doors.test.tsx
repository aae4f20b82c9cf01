// @vitest-environment jsdom
import { lazy, Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountRefusal } from '../../../src/runner/device/own/account-refusal';
import { identifiedAs } from './kit';
import { address, alert, button, from, open, presses, text, types } from './screen';

const own = vi.hoisted(() => ({
  goToProvider: vi.fn(),
  finishAtProvider: vi.fn(),
  signInByLink: vi.fn(),
  takeAddress: vi.fn(),
  whoseAddress: vi.fn(),
  askForLink: vi.fn(),
}));
const enter = vi.hoisted(() => vi.fn());
vi.mock('../../../src/session/identity/own', () => own);
// The same class for the modules of each portal.
vi.mock('../../../src/runner/device/own/account-refusal', (original) => original());
vi.mock('../../../src/session/session-store', () => ({ enter }));
vi.mock('../../../src/session/login/sign-in', () => ({ signInByGoogle: vi.fn(), signInByEmail: vi.fn() }));

const page = document.documentElement.dataset;
const refusal = (code: string) =>
  new AccountRefusal({ code: 'unauthenticated', message: code, reason: { code } } as ConstructorParameters<typeof AccountRefusal>[0]);

/** Opens a login of a portal that its page tells of these sign-ins. */
async function opens(
  accounts: 'own' | 'oidc' | 'both',
  provider: string | undefined,
  at: { pathname: string; hash?: string; state?: object },
): Promise<void> {
  page.accounts = accounts;
  if (provider === undefined) delete page.provider;
  else page.provider = provider;
  vi.resetModules();
  document.body.textContent = '';
  const { UserLogin, AdminLogin } = await import('../../../src/session/login/own/own-doors');
  const Door = lazy(async () => ({ default: at.pathname.startsWith('/admin') ? AdminLogin : UserLogin }));
  await open(
    <Suspense>
      <Door />
    </Suspense>,
    at,
  );
}
const [user, admin] = ['/user/login', '/admin/login'];

beforeEach(() => {
  vi.resetAllMocks();
  own.goToProvider.mockResolvedValue(undefined);
  own.finishAtProvider.mockResolvedValue(identifiedAs('asha'));
  enter.mockResolvedValue('welcome');
});

describe('the button of a provider', () => {
  it('stands alone, or above the form of passwords, and is missing without a provider', async () => {
    await opens('oidc', 'Test School', { pathname: user });
    expect(button('Continue with Test School')).toBeTruthy();
    expect(text()).not.toContain('Password');
    await opens('own', '', { pathname: user });
    expect(button('Continue with your institute’s login')).toBeTruthy();
    expect(text()).toContain('Password');
    await opens('own', undefined, { pathname: admin });
    expect(text()).not.toContain('Continue with');
  });

  it('stands above the ways of Firebase on both logins, and says what it is refused there too', async () => {
    // As the router brings a screen: what it loads may be no lazy component itself.
    await opens('both', 'Test School', { pathname: user });
    await vi.waitFor(() => expect(text()).toMatch(/Continue with Test School.*Continue with Google.*Password/));
    await opens('both', 'Test School', { pathname: admin, hash: '#provider-fault=provider-refused' });
    await vi.waitFor(() => expect(text()).toMatch(/Continue with Test School.*or.*Password/));
    await vi.waitFor(() => expect(alert()).toContain('did not let you in'));
  });

  it('leads on to the page that was asked for, else to a login', async () => {
    await opens('oidc', 'X', { pathname: user, state: { from: '/assessments/7' } });
    await presses('Continue with X');
    expect(own.goToProvider).toHaveBeenLastCalledWith('/assessments/7');
    await opens('oidc', 'X', { pathname: admin });
    await presses('Continue with X');
    expect(own.goToProvider).toHaveBeenLastCalledWith('/admin/login');
  });

  it.each([
    ['provider-away', 'Your institute’s sign-in service does not answer.'],
    ['account-shut-out', 'This account is blocked.'],
    ['tries-too-many', 'Too many tries.'],
  ])('says %s in words', async (code, sentence) => {
    own.goToProvider.mockRejectedValue(refusal(code));
    await opens('oidc', 'X', { pathname: user });
    await presses('Continue with X');
    expect(alert()).toContain(sentence);
  });
});

describe('back from the provider', () => {
  it('signs in once, keeps where to go on to, and leaves nothing in the address', async () => {
    await opens('oidc', 'X', { pathname: user, hash: `#provider=${encodeURIComponent('/assessments/7?a=b')}` });
    expect(own.finishAtProvider).toHaveBeenCalledTimes(1);
    expect(enter).toHaveBeenCalledWith('user', expect.objectContaining({ uid: 'asha' }));
    expect([address(), from()]).toEqual([user, '/assessments/7?a=b']);
  });

  it.each(['/user/login', '//evil.test', 'https://evil.test', '/\\evil.test'])('goes on to no page at %s', async (to) => {
    await opens('oidc', 'X', { pathname: admin, hash: `#provider=${encodeURIComponent(to)}` });
    expect(enter).toHaveBeenCalledWith('admin', expect.anything());
    expect(from()).toBeUndefined();
  });

  it.each([
    ['address-not-verified', 'has not verified your email'],
    ['address-has-password', 'has an account here already'],
    ['provider-refused', 'did not let you in'],
    ['sign-in-not-begun', 'began in another window'],
    ['<b>Send money</b>', '(unknown)'],
  ])('says why it failed: %s', async (code, sentence) => {
    await opens('oidc', 'X', { pathname: user, hash: `#provider-fault=${encodeURIComponent(code)}` });
    expect(alert()).toContain(sentence);
    expect(text()).not.toContain('Send money');
    expect(own.finishAtProvider).not.toHaveBeenCalled();
    expect(address()).toBe(user);
  });

  it('still knows where to go on to after a refusal', async () => {
    await opens('oidc', 'X', { pathname: user, hash: '#provider-fault=provider-refused&to=%2Fassessments%2F7' });
    expect(from()).toBe('/assessments/7');
    await presses('Continue with X');
    expect(own.goToProvider).toHaveBeenLastCalledWith('/assessments/7');
  });

  it('says what the last step refused', async () => {
    own.finishAtProvider.mockRejectedValue(refusal('sign-in-not-begun'));
    await opens('oidc', 'X', { pathname: user, hash: '#provider=%2F' });
    expect(alert()).toContain('began in another window');
    expect(enter).not.toHaveBeenCalled();
  });
});

describe('the links of emails', () => {
  const led = async (hash: string): Promise<void> => {
    window.history.replaceState(null, '', `/user/login${hash}`);
    await opens('own', undefined, { pathname: user, hash });
  };

  it('log in at a press alone: programs that look through emails open links too', async () => {
    own.signInByLink.mockResolvedValue(identifiedAs('asha'));
    await led('#sign-in=abc-1');
    expect(text()).toContain('This link logs you in on this device.');
    expect(text()).not.toContain('Password');
    expect(own.signInByLink).not.toHaveBeenCalled();
    await presses('Login');
    expect(own.signInByLink).toHaveBeenCalledExactlyOnceWith('abc-1');
    expect(enter).toHaveBeenCalledWith('user', expect.objectContaining({ uid: 'asha' }));
    expect(window.location.hash).toBe('');
  });

  it('give the account that they name its new address by its password, and say so', async () => {
    own.takeAddress.mockResolvedValue(undefined);
    own.whoseAddress.mockResolvedValue('a…@portal.test');
    await led('#address=abc-2');
    await vi.waitFor(() => expect(text()).toContain('the account a…@portal.test a new email'));
    await presses('Use the new email');
    expect(own.takeAddress).not.toHaveBeenCalled();
    expect(text()).toContain('Enter your password.');
    types('Password', 'a good long password');
    await presses('Use the new email');
    expect(own.takeAddress).toHaveBeenCalledExactlyOnceWith('abc-2', 'a good long password');
    expect(document.querySelector('form')).toBeNull();
    expect(text()).toContain('Log in with it from now on.');
    expect(window.location.hash).toBe('');
  });

  it('that are too old say so, and keep the way to the login', async () => {
    own.signInByLink.mockRejectedValue(refusal('link-not-valid'));
    await led('#sign-in=old');
    await presses('Login');
    expect(alert()).toContain('This link was used already, or it is too old.');
    await presses('Already registered? Login');
    expect(button('Email me a login link')).toBeTruthy();
  });

  it('are asked for by the email that was typed, and say the same whether or not there is an account', async () => {
    own.askForLink.mockResolvedValue({ sent: true });
    await led('');
    await presses('Email me a login link');
    expect(own.askForLink).not.toHaveBeenCalled();
    types('Email', 'asha@portal.test');
    await presses('Email me a login link');
    expect(own.askForLink).toHaveBeenCalledExactlyOnceWith('asha@portal.test');
    expect(text()).toContain('If asha@portal.test is registered, a login link is on its way.');
  });
});
