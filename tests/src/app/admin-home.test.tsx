// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { AdminHome } from '../../../src/app/AdminHome';
import { chooseLanguage } from '../../../src/copy/language';
import { personAs } from '../session/kit';
import { button, field, open, text, types } from '../session/screen';

const page = vi.hoisted(() => ({ accounts: undefined as string | undefined }));
const own = vi.hoisted(() => ({ ownAddress: vi.fn(), askForAddress: vi.fn(), refusalOf: () => null }));
vi.mock('../../../src/session/identity/own', () => own);
vi.mock('../../../src/session/identity/has-own-accounts', () => ({
  get hasOwnAccounts() {
    return page.accounts;
  },
}));
vi.mock('../../../src/session/session-store', () => ({
  useSession: () => ({ phase: 'signed-in', person: personAs('boss', 'admin') }),
  onSession: () => () => undefined,
  signOut: vi.fn(),
  enter: vi.fn(),
}));

const entry = 'Your email';
/** Code comes from a disk here. */
const eventually = (claim: () => void) => vi.waitFor(claim, 15_000);
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

/** Opens the area of a portal that its page tells of these sign-ins; undefined: Firebase alone. */
async function opens(accounts: string | undefined): Promise<void> {
  page.accounts = accounts;
  await open(<AdminHome />, '/admin/health');
  // From here on screens are drawn as in a browser.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  globalThis.fetch = async () => new Response('{}', { status: 503 });
  own.ownAddress.mockResolvedValue('head@portal.example');
});

it('an admin of an account of the portal’s own has a link sent to a new email, and is told of the settings', async () => {
  await opens('own');
  button(entry).click();
  await eventually(() => expect(text()).toContain('You log in with head@portal.example.'));
  expect(text()).toContain('(ADMIN_EMAILS)');
  types('New email', 'new@portal.example');
  types('Password', 'a good long password');
  button('Send the link').click();
  await eventually(() => expect(text()).toContain('A link is on its way to new@portal.example.'));
  expect(own.askForAddress).toHaveBeenCalledExactlyOnceWith('head@portal.example', 'a good long password', 'new@portal.example');
  button('Close').click();
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
});

it('in Hindi too', async () => {
  await opens('own');
  await chooseLanguage('hi');
  await eventually(() => expect(button('आपका ईमेल')).toBeTruthy());
  await chooseLanguage('en');
});

it.each([undefined, 'oidc', 'both'])('the email of another account (%s) is not changed here', async (accounts) => {
  await opens(accounts);
  await eventually(() => expect(buttons()).toContain('Logout'));
  expect(buttons()).not.toContain(entry);
  expect(() => field('New email')).toThrow();
});
