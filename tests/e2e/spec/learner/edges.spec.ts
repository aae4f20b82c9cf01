import type { Page } from '@playwright/test';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { assessmentOf, plainQuestions } from '../../kit/bank';
import { Hall } from '../../kit/hall';
import { handsIn } from '../../kit/sitting';
import { entersAs, expect, isAt, test } from '../../kit/visit';

test.use({ hasWorker: false });

const hindi = 'निम्नलिखित में से कौन-सा कथन भारतीय संविधान के अनुच्छेद इक्कीस के विषय में सही है और क्यों? '.repeat(9).trim();
const endless = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(12);
const html =
  '<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script><b>bold</b> &amp; <a href="https://x.example/a.png">https://x.example/a.png</a>';

const widerBy = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('long Hindi, endless words and HTML are shown as text, in the exam and in the result, and nothing is wider than the phone', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Ojas');
  const paper = await assessmentOf(portal, {
    name: `लंबा प्रश्नपत्र <i>${endless.slice(0, 120)}</i>`,
    category: 'Endless',
    description: html,
    questions: [
      { text: hindi, options: [`${hindi} सही`, 'गलत'] },
      { text: endless, options: [endless.slice(0, 900), 'No', 'Not this', 'Nor this', 'Nor that', 'None'] },
      { text: html, options: [html, '"quoted" & \'single\''] },
    ],
  });
  const page = await visit('/user/available-assessments');
  await entersAs(page, learner);
  await page.getByRole('button', { name: 'Details: लंबा प्रश्नपत्र' }).click();
  await expect(page.getByText(html)).toBeVisible();
  expect(await widerBy(page)).toBeLessThanOrEqual(0);
  await page.goto(`/assessments/${paper.id}`);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  expect(await widerBy(page)).toBeLessThanOrEqual(0);
  const hall = new Hall(page);
  await hall.starts();
  for (const [i, { description, options }] of questionsOf(paper).entries()) {
    await hall.goesTo(i + 1);
    await expect(
      hall
        .question(i + 1)
        .getByText(description, { exact: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(options.length);
    expect(await widerBy(page)).toBeLessThanOrEqual(0);
    await hall.chooses(options.length);
  }
  await hall.submits();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  for (const { description } of questionsOf(paper)) await expect(page.getByText(description, { exact: true }).first()).toBeVisible();
  expect(await widerBy(page)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await expect(page.locator('main b, main i, main img, main a[href*="x.example"]')).toHaveCount(0);
});

test('a paper of one question with one option, and one of 300 questions: both can be taken to their end', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Prem');
  // The bank refuses a question of one option, but a paper from elsewhere may hold one.
  const single = await assessmentOf(portal, { name: 'Of one', questions: [{ text: 'Only?', options: ['Yes', 'No'] }] });
  const cut = {
    ...single,
    subjects: single.subjects.map((s) => ({ ...s, questions: s.questions.map((q) => ({ ...q, options: q.options.slice(0, 1) })) })),
  };
  portal.api.answers(/GET \/api\/assessment\/\d+\/paper$/, 200, cut);
  const page = await visit(`/assessments/${single.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await hall.chooses(1);
  portal.api.clears();
  await hall.submits();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('100%');

  const source = await assessmentOf(portal, { name: 'Of many', questions: plainQuestions(2) });
  const [subject] = source.subjects;
  const many = Array.from({ length: 300 }, (_, i) => ({
    id: 1_000 + i,
    description: `Many ${i + 1}`,
    options: [
      { id: 1, text: 'Yes' },
      { id: 2, text: 'No' },
    ],
  }));
  portal.api.answers(/GET \/api\/assessment\/\d+\/paper$/, 200, { ...source, subjects: [{ ...subject, questions: many }] });
  await page.goto(`/assessments/${source.id}`);
  await hall.starts();
  await page.getByRole('button', { name: 'All questions' }).click();
  const palette = page.getByRole('navigation', { name: 'Question palette' });
  await expect(palette.getByRole('button')).toHaveCount(300);
  await palette.getByRole('button', { name: /^300, / }).click();
  await expect(hall.question(300)).toBeVisible();
  await hall.chooses(2);
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await page.reload();
  await expect(hall.question(300)).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('names with quotes, HTML and right-to-left letters are shown unchanged', async ({ visit, portal }) => {
  const learner = await portal.learner('Quentin');
  const [firstName, lastName] = ['מיכל "O’Neil" <b>', "عائشة & 'س'"];
  const body = { uid: learner.uid, firstName, lastName, email: learner.email, phone: '', location: 'Côte-d’Or "21"' };
  await portal.call(learner, 'saveProfile', { body });
  const page = await visit('/user/dashboard');
  await entersAs(page, learner);
  await expect(page.getByRole('heading', { name: `Welcome, ${firstName}!` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${firstName} ${lastName}` })).toBeVisible();
  await expect(page.getByText('Not given')).toBeVisible();
  expect(await widerBy(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(firstName);
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue(lastName);
});

test('double presses sign in once, save once and start once; back and forward keep a running exam unchanged', async ({ visit, portal }) => {
  const learner = await portal.learner('Rekha');
  const paper = await assessmentOf(portal, { name: 'Pressed twice', questions: plainQuestions(3) });
  const page = await visit('/user/login');
  const since = portal.identity.seen.length;
  const twice = (name: string) => page.getByRole('button', { name, exact: true }).dblclick();
  await page.getByRole('textbox', { name: 'Email' }).fill(learner.email);
  await page.getByLabel(/^Password/).fill(learner.password);
  await twice('Login');
  await isAt(page, '/user/dashboard');
  expect(portal.identity.seen.slice(since).filter((line) => /^POST .*signInWithPassword/.test(line))).toHaveLength(1);

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const saves = () => portal.api.seen.filter((line) => line === 'POST /api/users/profile').length;
  const savedBefore = saves();
  await twice('Save profile');
  await isAt(page, '/user/dashboard');
  expect(saves()).toBe(savedBefore + 1);

  await page.getByRole('navigation', { name: 'Where to go' }).getByRole('link', { name: 'Available Assessments' }).click();
  await page.getByRole('link', { name: 'Start Assessment: Pressed twice' }).click();
  await twice('Start Assessment');
  const hall = new Hall(page);
  await expect(hall.question(1)).toBeVisible();
  await hall.chooses(2);
  const before = (await hall.timer().textContent()) ?? '';
  await page.goBack();
  // A long list names the test that it returns to.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/user/available-assessments');
  await expect(page.getByRole('link', { name: 'Continue: Pressed twice' })).toBeVisible();
  await page.goForward();
  await isAt(page, `/assessments/${paper.id}`);
  await expect(hall.question(1)).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  // MM:SS sorts like the time it shows: no time was gained by leaving.
  const after = (await hall.timer().textContent()) ?? '';
  expect([after, before].toSorted()).toEqual([after, before]);

  // After the hand-in, going back opens no second sitting.
  await hall.submits();
  await isAt(page, `/assessments/${paper.id}/result`);
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Start Assessment', exact: true })).toHaveCount(0);
});

test('two tabs: a sign-in, a saved profile and a sign-out in one are known in the other', async ({ visit, portal }) => {
  const learner = await portal.learner('Sunil');
  const one = await visit('/user/login');
  const other = await one.context().newPage();
  await other.goto('/user/my-assessments');
  await isAt(other, '/user/login');
  await entersAs(one, learner);
  await isAt(other, '/user/my-assessments');

  await other.goto('/user/dashboard');
  await expect(other.getByRole('heading', { name: 'Welcome, Sunil!' })).toBeVisible();
  await one.getByRole('link', { name: 'Edit Profile' }).click();
  await one.getByRole('textbox', { name: 'First name' }).fill('Sunila');
  await one.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByRole('heading', { name: 'Welcome, Sunila!' })).toBeVisible();

  await one.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
  await isAt(one, '/');
  await isAt(other, '/user/login');
});

test('waiting work: a logout warns of it, another account on the phone neither sees nor sends it, and its owner’s return sends it [trap 12, 13] @long', async ({
  visit,
  portal,
}) => {
  const [owner, guest] = [await portal.learner('Tulsi'), await portal.learner('Urvi')];
  const paper = await assessmentOf(portal, { name: 'Left behind', questions: plainQuestions(2) });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, owner);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  const submit = /POST .*\/submit\b/;
  portal.api.refuses(submit);
  await hall.submits();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const warning = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(warning).toContainText('Left behind');
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await isAt(page, `/assessments/${paper.id}/result`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await warning.getByRole('button', { name: 'Log out anyway' }).click();
  await isAt(page, '/');

  portal.api.clears();
  const since = portal.api.seen.length;
  await page.goto('/user/my-assessments');
  await entersAs(page, guest);
  await expect(page.getByText("You haven't taken any assessments yet.")).toBeVisible();
  await expect(page.getByText('Left behind')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Urvi!' })).toBeVisible();
  expect(portal.api.seen.slice(since).filter((line) => submit.test(line))).toEqual([]);
  await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Logout' }).click();
  await isAt(page, '/');

  await page.goto('/user/login');
  await entersAs(page, owner);
  await expect.poll(() => portal.submissionsOf(owner).length).toBe(1);
  expect(portal.submissionsOf(guest)).toEqual([]);
});

test('the lists and results of an earlier account are deleted from the phone [trap 51]', async ({ visit, portal }) => {
  const [first, second] = [await portal.learner('Vani'), await portal.learner('Waris')];
  const paper = await assessmentOf(portal, { name: 'For Vani’s eyes', questions: plainQuestions(1) });
  await handsIn(portal, first, paper);
  const page = await visit(`/assessments/${paper.id}/result`);
  await entersAs(page, first);
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await isAt(page, '/');
  await page.goto('/user/my-assessments');
  await entersAs(page, second);
  await expect(page.getByText("You haven't taken any assessments yet.")).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`/assessments/${paper.id}/result`);
  await isAt(page, `/assessments/${paper.id}`);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
});
