import type { Page } from '@playwright/test';
import type { OwnSignIn } from '../../../contract/people/own-accounts';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { type AtProvider, Jar, startProvider, type TestProvider, throughProvider } from '../../server/kit/oidc-provider';
import { ages } from '../kit/ages';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { Portal } from '../kit/portal';
import { isReadyOffline } from '../kit/test';
import { expect, isAt, test } from '../kit/visit';

const head: AtProvider = { sub: 'head', email: 'head@portal.example', email_verified: true, name: 'Head' };
const asha: AtProvider = { sub: 'asha', email: 'asha@learner.example', email_verified: true, name: 'Asha Rao' };
const button = (page: Page) => page.getByRole('button', { name: 'Continue with Test School' });

/** Signs somebody in without a browser. */
async function signsIn(portal: Portal, provider: TestProvider, who: AtProvider): Promise<OwnSignIn> {
  const [jar, { host }] = [new Jar(), new URL(portal.api.url)];
  const asks = async (at: URL, init: RequestInit = {}): Promise<Response> => {
    const reply = await fetch(at, { redirect: 'manual', ...init, headers: { ...init.headers, cookie: jar.of(host) } });
    jar.keep(host, reply.headers);
    return reply;
  };
  provider.who = who;
  const { to } = (await (await asks(new URL('/auth/oidc/start', portal.api.url))).json()) as { to: string };
  await asks(await throughProvider(to, jar, portal.api.url));
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  return (await (await asks(new URL('/auth/oidc/finish', portal.api.url), json)).json()) as OwnSignIn;
}

/** A portal with a provider, a head, and a learner with a profile. `settings`: of the identity beside it. */
async function providedPortal(settings: Record<string, string>): Promise<{ portal: Portal; provider: TestProvider }> {
  let started: TestProvider | null = null;
  const portal = await Portal.open(async (url) => {
    const provider = await startProvider(url);
    started = provider;
    const { issuer, clientId, clientSecret } = provider;
    return {
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Test School' },
      ...{ PUBLIC_URL: url, ADMIN_EMAILS: head.email ?? '', ...settings },
    };
  });
  const provider = started as TestProvider | null;
  if (provider === null) throw new Error('No provider');
  const { uid, idToken } = await signsIn(portal, provider, head);
  const learner = await signsIn(portal, provider, asha);
  const profile = { firstName: 'Asha', lastName: 'Rao', email: learner.email, phone: '', location: 'Pune', noticeVersion };
  await portal.call({ ...learner, password: '' }, 'saveProfile', { body: { uid: learner.uid, ...profile } });
  Object.assign(portal, { admin: async () => ({ uid, email: head.email, password: '', idToken }) });
  return { portal, provider };
}

test('by an OpenID Connect provider: the button leads there and on to the test that was asked for, which starts without a network; no Firebase', {
  tag: '@long',
}, async ({ visit }) => {
  const { portal, provider } = await providedPortal({ AUTH_EMULATOR: 'off' });
  try {
    const { id } = await assessmentOf(portal, { name: 'By the provider', questions: plainQuestions(2) });
    const page = await visit('/robots.txt', { baseURL: portal.api.url });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(`/assessments/${id}`);
    await isAt(page, '/user/login');
    await expect(page.getByLabel(/^Password/)).toBeHidden();
    provider.who = null;
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('did not let you in');
    provider.who = asha;
    await button(page).click();
    await isAt(page, `/assessments/${id}`);
    await isReadyOffline(page);
    // The worker is there since the login; the paper comes after it.
    await expect(page.getByText('Ready offline')).toBeVisible();
    portal.goesDark();
    await page.reload();
    const hall = new Hall(page);
    await hall.starts();
    await hall.answers(1, 2);
    expect(asked.filter((url) => /firebase|googleapis/.test(url))).toEqual([]);
    expect(asked.filter((url) => /id_token|access_token|refresh/.test(url))).toEqual([]);
  } finally {
    await portal.close();
    await provider.close();
  }
});

test('a provider beside Firebase: an exam that begins while the provider is away, offline, handed in weeks later; then a learner of Firebase on the same device', {
  tag: '@long',
}, async ({ visit }) => {
  const { portal, provider } = await providedPortal({});
  try {
    const { id } = await assessmentOf(portal, { name: 'Beside Firebase', questions: plainQuestions(2) });
    const ravi = await portal.learner('Ravi');
    const page = await visit('/robots.txt', { baseURL: portal.api.url });
    await page.goto('/user/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    provider.who = asha;
    await button(page).click();
    await isAt(page, '/user/dashboard');
    await isReadyOffline(page);
    await page.goto(`/assessments/${id}`);
    const hall = new Hall(page);
    await expect(page.getByText('Ready offline')).toBeVisible();
    await provider.goesAway();
    await hall.starts();
    portal.goesDark();
    await hall.answers(1, 2);
    await hall.submits();
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    await ages(page);
    await page.reload();
    portal.comesBack();
    await expect.poll(() => portal.submissionsFor(id)).toHaveLength(1);

    await page.goto('/user/dashboard');
    await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
    await isAt(page, '/');
    await page.goto('/user/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(ravi.email);
    await page.getByLabel(/^Password/).fill(ravi.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await isAt(page, '/user/dashboard');
    await expect(page.getByRole('button', { name: /Ravi/ })).toBeVisible();
  } finally {
    await portal.close();
    await provider.close();
  }
});
