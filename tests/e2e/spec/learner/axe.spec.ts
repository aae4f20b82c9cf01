import { isClean } from '../../kit/axe';
import { assessmentOf, plainQuestions } from '../../kit/bank';
import { Hall } from '../../kit/hall';
import { codeFor, freshNumber } from '../../kit/otp';
import { demo } from '../../kit/portal';
import { handsInAll } from '../../kit/sitting';
import { entersAs, expect, isAt, test } from '../../kit/visit';

test.use({ hasWorker: false });

test('axe finds nothing on any public page @long', async ({ visit, portal }) => {
  const meet = portal.api.holds(/GET \/config\.json/);
  const page = await visit('/');
  // The app does not wait for the session on a new device: an earlier visit makes it wait.
  await page.evaluate(() => new Promise((resolve) => Object.assign(indexedDB.open('earlier'), { onsuccess: resolve })));
  await page.clock.install();
  await page.goto('/user/dashboard');
  await page.clock.runFor(11_000);
  await expect(page.getByText(/Taking longer/)).toBeVisible();
  await isClean(page, 'the loading screen');
  meet();
  for (const path of [
    '/',
    '/unauthorized',
    '/privacy-policy',
    '/terms-and-conditions',
    '/accessibility',
    '/no-such-page',
    '/admin/login',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isClean(page, path);
  }
});

test('axe finds nothing on a login or a profile form, in any state', { tag: '@long' }, async ({ visit, portal }) => {
  const page = await visit('/');
  await page.goto('/user/login');
  await isClean(page, 'login by email');
  await page.getByRole('textbox', { name: 'Email' }).fill(demo.learner.email);
  await page.getByLabel(/^Password/).fill('wrong');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  await isClean(page, 'a login refused');
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await isClean(page, 'register');

  await page.getByRole('tab', { name: 'Phone' }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await isClean(page, 'a phone number refused');
  const digits = freshNumber();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(digits);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText(/^✅ OTP sent/)).toBeVisible();
  await isClean(page, 'a code sent');
  await page.getByRole('textbox', { name: 'OTP' }).fill(await codeFor(portal, digits));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await isAt(page, '/user/profile-completion');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await isClean(page, 'a profile refused, and a notice');
});

test('axe finds nothing in a learner’s lists: loading, empty, filled, failed and offline', { tag: '@long' }, async ({ visit, portal }) => {
  const learner = await portal.learner('Kiran');
  const page = await visit('/');
  await page.goto('/user/my-assessments');
  await entersAs(page, learner);
  await expect(page.getByText(/haven't taken/)).toBeVisible();
  await isClean(page, 'nothing taken');
  const available = /GET \/api\/assessment\/available/;
  const release = portal.api.holds(available);
  await page.goto('/user/available-assessments');
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(1);
  await isClean(page, 'available, loading');
  portal.api.answers(available, 500, { code: 'internal', message: 'Broken.' });
  await page.goto('/user/available-assessments');
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await isClean(page, 'available, failed');
  release();
  portal.api.clears();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /^Start Assessment/ }).first()).toBeVisible();
  await isClean(page, 'available, filled');
  await page.context().setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await isClean(page, 'available, offline');
  await page.context().setOffline(false);

  // After the lists: the dashboard has the device know what is available.
  await page.goto('/user/dashboard');
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await isClean(page, 'dashboard, account open');

  portal.api.answers(available, 200, []);
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Try a question' }).click();
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByText(/Right! Here is how/)).toBeVisible();
  await isClean(page, 'dashboard without a test, a question answered');
  portal.api.clears();

  await handsInAll(portal, learner);
  await page.goto('/user/my-assessments');
  await expect(page.getByRole('link', { name: /^View result/ }).first()).toBeVisible();
  await isClean(page, 'taken, filled');
  await page.goto('/user/available-assessments');
  await expect(page.getByText(/No new assessments/)).toBeVisible();
  await isClean(page, 'nothing available');
});

test('axe finds nothing in the exam, its dialogs, a waiting parcel and the result @long', async ({ visit, portal }) => {
  const learner = await portal.learner('Lata');
  const paper = await assessmentOf(portal, { name: 'Looked at', description: 'A short one.', questions: plainQuestions(16) });
  const page = await visit('/');
  await page.goto(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await isClean(page, 'start screen');
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(2);
  await hall.marks();
  await page.getByRole('button', { name: 'Next' }).click();
  await hall.chooses(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await hall.marks();
  await isClean(page, 'exam');
  await page.getByRole('button', { name: 'All questions' }).click();
  await isClean(page, 'exam, palette open');
  await page.getByRole('button', { name: 'Close' }).click();
  await hall.asksToSubmit();
  await isClean(page, 'exam, submit asked');

  portal.api.answers(/POST .*\/submit\b/, 500, { code: 'internal', message: 'Broken.' });
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await isClean(page, 'result, parcel waiting');
  await page.goto('/user/dashboard');
  await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isClean(page, 'logout with work pending');
  await page.getByRole('button', { name: 'Stay signed in' }).click();

  portal.api.clears();
  await page.goto(`/assessments/${paper.id}/result`);
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  await isClean(page, 'result');
  await page.goto(`/assessments/${paper.id}`);
  await expect(page.getByRole('heading', { name: /You have submitted/ })).toBeVisible();
  await isClean(page, 'handed in already');
  await page.goto('/assessments/999999');
  await expect(page.getByRole('heading', { name: 'This assessment cannot be opened' })).toBeVisible();
  await isClean(page, 'no such assessment');
  portal.api.refuses(/GET \/api\/.*\/result$/);
  await page.goto('/assessments/999998/result');
  await expect(page.getByText(/No connection/)).toBeVisible();
  await isClean(page, 'result, out of reach');
});
