import type { OwnSignIn } from '../../../contract/people/own-accounts';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { type MailServer, startMailServer } from '../../server/kit/mail-server';
import { ages } from '../kit/ages';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { signsInAsAdmin } from '../kit/enters';
import { Hall } from '../kit/hall';
import { Portal } from '../kit/portal';
import { isReadyOffline } from '../kit/test';
import { expect, isAt, meets, test } from '../kit/visit';

const password = 'a good long password';
const headEmail = 'head@portal.example';

/** A portal with accounts of its own, whose head has signed up by the API. */
async function ownPortal(mail: MailServer): Promise<Portal> {
  const portal = await Portal.open({
    ...{ ACCOUNTS: 'own', AUTH_EMULATOR: 'off', SMTP_URL: mail.url, PUBLIC_URL: 'http://localhost', ADMIN_EMAILS: headEmail },
  });
  await asked(portal, 'sign-up', { email: headEmail, password, name: 'Head' });
  const { uid, idToken } = await asked<OwnSignIn>(portal, 'confirm', { token: await mail.tokenTo(headEmail), password });
  return Object.assign(portal, { admin: async () => ({ uid, email: headEmail, password, idToken }) });
}

/** A learner who has signed up by the API, with a profile. */
async function learnerOf(portal: Portal, mail: MailServer, name: string): Promise<{ uid: string; email: string }> {
  const email = `${name.toLowerCase()}@learner.example`;
  await asked(portal, 'sign-up', { email, password, name });
  const { uid, idToken } = await asked<OwnSignIn>(portal, 'confirm', { token: await mail.tokenTo(email), password });
  const profile = { firstName: name, lastName: 'Rao', email, phone: '', location: 'Pune', noticeVersion };
  await portal.call({ uid, email, idToken, password }, 'saveProfile', { body: { uid, ...profile } });
  return { uid, email };
}

/** Asks the portal for a call of its accounts. */
async function asked<T>(portal: Portal, path: string, body: object): Promise<T> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${portal.api.url}/api/accounts/${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

test('own accounts: sign-up by the mailed link, an exam offline, a hand-in three weeks later; a sign-in that has ended asks again and loses nothing; no Firebase', {
  tag: '@long',
}, async ({ visit }) => {
  const mail = await startMailServer();
  const portal = await ownPortal(mail);
  try {
    const [first, second] = [
      await assessmentOf(portal, { name: 'Without Firebase', questions: plainQuestions(2) }),
      await assessmentOf(portal, { name: 'After the end', questions: plainQuestions(2) }),
    ];
    // The form waits for nothing that a sign-in alone needs: an idle page fetches it.
    const busy = await visit('/robots.txt', { baseURL: portal.api.url, serviceWorkers: 'block' });
    await busy.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const awaited: string[] = [];
    busy.on('request', (request) => void awaited.push(request.url()));
    await busy.goto('/user/login');
    await expect(busy.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await busy.waitForLoadState('networkidle');
    const names = awaited.flatMap((url) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? []);
    expect(names).toContain('on-demand-own-doors');
    expect(names).not.toContain('known');
    await busy.close();

    const email = 'asha@learner.example';
    const page = await visit('/robots.txt', { baseURL: portal.api.url });
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await page.goto('/');
    await page.getByRole('link', { name: 'User Login' }).click();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeHidden();

    await page.getByRole('button', { name: 'New here? Register' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel(/^Password/).fill('short');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByLabel(/^Password/)).toBeFocused();
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText(`An email is on its way to ${email}.`)).toBeVisible();

    await page.goto('/robots.txt');
    await page.goto(`/user/login#confirm=${await mail.tokenTo(email)}`);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Confirm and log in' }).click();
    await isAt(page, '/user/profile-completion');
    await page.getByLabel('Location').fill('Pune');
    for (const [label, name] of [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
    ] as const)
      await page.getByLabel(label).fill(name);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await isAt(page, '/user/dashboard');
    await isReadyOffline(page);

    // The server takes the token no more, and the device thinks that it does: one refresh, and the lists load.
    const refreshes: string[] = [];
    page.on('request', (request) => request.url().endsWith('/accounts/refresh') && void refreshes.push(request.url()));
    meets(/^refused GET \/api\/.*: 401/);
    await ages(page, true);
    const listed = page.waitForResponse((response) => response.url().includes('/assessment/available') && response.ok());
    await page.goto('/user/available-assessments');
    // A page that leaves before would cut the exchange off.
    await listed;
    await expect.poll(() => refreshes).toHaveLength(1);
    await page.goto('/user/my-assessments');
    await expect(page.getByText('could not be', { exact: false })).toHaveCount(0);
    await page.goto('/user/available-assessments');
    await expect(page.getByText('After the end')).toBeVisible();
    expect(refreshes).toHaveLength(1);

    const hall = new Hall(page);
    await page.goto(`/assessments/${first.id}`);
    await expect(page.getByText('Ready offline')).toBeVisible();
    portal.goesDark();
    await page.reload();
    await hall.starts();
    await hall.answers(1, 2);
    await page.reload();
    await hall.answers(2, 1);
    await hall.submits();
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    await ages(page);
    await page.reload();
    portal.comesBack();
    await expect.poll(() => portal.submissionsFor(first.id)).toHaveLength(1);

    // The password changes on another device, which ends this one's sign-in.
    await asked(portal, 'reset', { email });
    const other = 'an entirely new one';
    await asked(portal, 'reset', { token: await mail.tokenTo(email, 2), password: other });
    await page.goto(`/assessments/${second.id}`);
    await hall.starts();
    await hall.answers(1, 1);
    meets(/^refused POST \/api\/accounts\/refresh: 401/, /^refused GET \/api\/.*: 401/);
    await ages(page);
    await page.reload();
    await hall.submits();
    await expect(page.getByText('Sign in again to send').first()).toBeVisible();
    expect(portal.submissionsFor(second.id)).toEqual([]);
    await page.goto('/user/dashboard');
    await isClean(page, 'own-sign-in-needed');
    await page.getByRole('link', { name: 'Sign in to send', exact: true }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel(/^Password/).fill(other);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect.poll(() => portal.submissionsFor(second.id)).toHaveLength(1);

    // Another address: its link opens for who is signed in, and from then on a login link goes there.
    const to = 'asha.rao@home.example';
    await page.goto('/user/dashboard');
    await page.getByRole('link', { name: /Profile Settings/ }).click();
    const address = page.getByRole('region', { name: 'Email of your account' });
    await expect(address).toContainText(email);
    await address.getByRole('textbox', { name: 'New email' }).fill(to);
    await address.getByRole('button', { name: 'Send the link' }).click();
    await expect(address.getByLabel(/^Password/)).toBeFocused();
    await address.getByLabel(/^Password/).fill(other);
    await address.getByRole('button', { name: 'Send the link' }).click();
    await expect(address.getByText(`A link is on its way to ${to}.`)).toBeVisible();
    await isClean(page, 'own-address');
    await page.goto('/robots.txt');
    await page.goto(`/user/login#address=${await mail.tokenTo(to)}`);
    await expect(page.getByText('the account a…@')).toBeVisible();
    await isClean(page, 'own-address-link');
    await page.getByLabel(/^Password/).fill(other);
    await page.getByRole('button', { name: 'Use the new email' }).click();
    await expect(page.getByText('Your account has the new email.')).toBeVisible();
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await page.goto('/user/dashboard');
    await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
    await isAt(page, '/');
    await page.goto('/user/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(to);
    await page.getByRole('button', { name: 'Email me a login link' }).click();
    await expect(page.getByText(`If ${to} is registered, a login link is on its way.`)).toBeVisible();
    await isClean(page, 'own-login');
    await page.goto('/robots.txt');
    await page.goto(`/user/login#sign-in=${await mail.tokenTo(to, 2)}`);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await isAt(page, '/user/dashboard');
    expect(scripts.filter((url) => /firebase|googleapis/.test(url))).toEqual([]);

    // An admin has the same way, at the foot of the navigation.
    const desk = await visit('/robots.txt', { baseURL: portal.api.url });
    await desk.goto('/admin/login');
    await signsInAsAdmin(desk, { email: headEmail, password });
    await isAt(desk, '/admin/categories');
    await desk.getByRole('button', { name: 'Admin menu' }).click();
    await desk.getByRole('button', { name: 'Your email' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Your email' });
    await dialog.getByRole('textbox', { name: 'New email' }).fill('dean@portal.example');
    await dialog.getByLabel(/^Password/).fill(password);
    await isClean(desk, 'own-admin-email');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText('A link is on its way to dean@portal.example.')).toBeVisible();
  } finally {
    await portal.close();
    await mail.close();
  }
});

test('own accounts: two learners on one phone; what the first has not sent waits for the first, and each hand-in stands under its own name', {
  tag: '@long',
}, async ({ visit }) => {
  const mail = await startMailServer();
  const portal = await ownPortal(mail);
  try {
    const [hers, his] = [
      await assessmentOf(portal, { name: 'Of the first', questions: plainQuestions(2) }),
      await assessmentOf(portal, { name: 'Of the second', questions: plainQuestions(2) }),
    ];
    const [asha, ravi] = [await learnerOf(portal, mail, 'Asha'), await learnerOf(portal, mail, 'Ravi')];
    const page = await visit('/user/login', { baseURL: portal.api.url });
    const comesIn = async ({ email }: { email: string }) => {
      await page.goto('/user/login');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByLabel(/^Password/).fill(password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await isAt(page, '/user/dashboard');
    };
    const leaves = async (hasUnsent = false) => {
      await page.goto('/user/dashboard');
      await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
      if (hasUnsent) await page.getByRole('dialog', { name: 'Not sent yet' }).getByRole('button', { name: 'Log out anyway' }).click();
      await isAt(page, '/');
    };
    const hall = new Hall(page);
    const filedOf = (id: number) => portal.submissionsFor(id).map(({ uid }) => uid);

    await comesIn(asha);
    await isReadyOffline(page);
    await page.goto(`/assessments/${hers.id}`);
    await hall.starts();
    portal.goesDark();
    await hall.answers(1, 2);
    await hall.submits();
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    await leaves(true);
    portal.comesBack();
    await comesIn(ravi);
    await page.goto(`/assessments/${his.id}`);
    await hall.starts();
    await hall.answers(1, 2);
    await hall.submits();
    await expect.poll(() => filedOf(his.id)).toEqual([ravi.uid]);
    expect(filedOf(hers.id)).toEqual([]);
    await leaves();
    await comesIn(asha);
    await expect.poll(() => filedOf(hers.id)).toEqual([asha.uid]);
    expect(filedOf(his.id)).toEqual([ravi.uid]);
  } finally {
    await portal.close();
    await mail.close();
  }
});
