import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { type Paper, questionsOf } from '../../../contract/assessment/assessment';
import { readRescue } from '../../../contract/assessment/rescue';
import { portalMark } from '../../../contract/calls/problem';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, meets, presses, tabsTo, test } from '../kit/desk';
import { Hall } from '../kit/hall';
import type { Phone } from '../kit/phone';
import type { Portal } from '../kit/portal';
import { handsIn } from '../kit/sitting';
import { stored } from '../kit/stored';
import { isReadyOffline } from '../kit/test';
import { entersAs, isAt } from '../kit/visit';

const submit = /POST .*\/submit\b/;
const unsent = (page: Page) => page.getByRole('link', { name: /unsent: open the list$/ });
const parcels = (page: Page) => page.getByRole('list', { name: 'Unsent answers' }).getByRole('listitem');

/** Takes the paper with option 2 of the first question, and hands it in. */
async function sits(page: Page, paper: Paper): Promise<void> {
  await page.goto(`/assessments/${paper.id}`);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(2);
  await hall.submits();
  await isAt(page, `/assessments/${paper.id}/result`);
  // The address changes before the screen does; the exam's bar goes with its links, and the focus moves to the result.
  await expect(page.locator('[data-frame=full] main')).toBeFocused();
}

/** A learner whose hand-in waits on a phone without a network. */
async function strandedOn(phone: Phone, portal: Portal, name: string) {
  const learner = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `Stranded with ${name}`, questions: plainQuestions(3) });
  const page = await phone.opens(`${portal.api.url}/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await isReadyOffline(page);
  await hall.starts();
  await hall.chooses(2);
  await phone.losesNetwork();
  portal.goesDark();
  await hall.submits();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  return { learner, paper, page };
}

/** Two taps, on any page. */
async function savesACopy(page: Page): Promise<{ name: string; text: string }> {
  await unsent(page).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Save a copy/ }).click()]);
  return { name: (download as Download).suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

async function importedOn(desk: Page, file: { name: string; text: string }, button = 'Submit 1 file'): Promise<void> {
  await desk.getByLabel('Rescue files').setInputFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.text) });
  await presses(desk, button);
}

/** The network is back, but requests of the phone do not arrive. */
async function comesBackWithoutTheOutbox(portal: Portal, phone: Phone): Promise<void> {
  portal.comesBack();
  portal.api.refuses(submit);
  await phone.findsNetwork();
}

test('an admin submits a copy that was saved offline in two taps; the phone that sends later gets its receipt: one submission @long', async ({
  portal,
  phone,
  desk,
}) => {
  const { learner, paper, page } = await strandedOn(phone, portal, 'Meera');
  for (const path of ['/user/dashboard', '/user/available-assessments', '/user/my-assessments', `/assessments/${paper.id}/result`]) {
    await page.goto(`${portal.api.url}${path}`);
    await expect(unsent(page)).toHaveText(/1 unsent/);
  }
  const copy = await savesACopy(page);
  await expect(parcels(page)).toContainText('1 of 3');
  await expect(page.getByText(`“${copy.name}”`)).toBeVisible();
  const read = readRescue(copy.text);
  if ('fault' in read) throw new Error(read.fault);
  const [parcel] = await stored<{ body: string }>(page, 'parcels');
  expect(read.rescue).toMatchObject({ uid: learner.uid, finished: true, body: parcel?.body, person: { name: 'Meera Kumar' } });

  await comesBackWithoutTheOutbox(portal, phone);
  const office = await desk('/all-assessments');
  await office.getByRole('link', { name: 'Submit From Files' }).click();
  await importedOn(office, copy);
  const chosen = office.getByRole('list', { name: 'Chosen files' });
  await expect(chosen).toContainText('Meera Kumar');
  await expect(chosen).toContainText(/Submitted, received/);
  expect(portal.submissionsOf(learner)).toHaveLength(1);

  portal.comesBack();
  await presses(page, `Send now: ${paper.name}`);
  await expect(page.getByText(/Received by the server at/)).toBeVisible();
  await expect(page.getByText('Nothing is waiting on this device.')).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);
  const [filed, ...more] = portal.submissionsOf(learner);
  expect(more).toEqual([]);
  expect(filed?.body.answers.map((a) => a.questionId)).toEqual(
    questionsOf(paper)
      .map((q) => q.id)
      .toSorted((a, b) => a - b),
  );
  await office.reload();
  await expect(office.getByRole('row', { name: /Meera Kumar/ })).toContainText('Yes');
});

test('if the phone came first, the file is already known; a damaged file is refused', { tag: '@long' }, async ({ portal, phone, desk }) => {
  const { learner, page } = await strandedOn(phone, portal, 'Nandini');
  const copy = await savesACopy(page);
  portal.comesBack();
  await phone.findsNetwork();
  await expect(page.getByText(/Received by the server at/)).toBeVisible();

  const office = await desk('/admin/rescue-files');
  const chosen = office.getByRole('list', { name: 'Chosen files' });
  await importedOn(office, { ...copy, text: copy.text.replace(learner.uid, 'somebody-else') }, 'Submit');
  await expect(chosen).toContainText('This file is damaged');
  await importedOn(office, copy);
  await expect(chosen).toContainText('The server had these answers already');
  expect(portal.submissionsOf(learner)).toHaveLength(1);
});

test('submitted from a second device meanwhile: this device keeps its copy, says what it is, and can save it [trap 5, 80]', {
  tag: '@long',
}, async ({ portal, phone }) => {
  meets(/^refused POST .*\/submit\S*: 409/);
  const { learner, paper, page } = await strandedOn(phone, portal, 'Omana');
  portal.comesBack();
  await handsIn(portal, learner, paper, () => 2);
  await phone.findsNetwork();
  await page.goto(`${portal.api.url}/user/outbox`);
  await expect(parcels(page)).toContainText('Already submitted elsewhere');
  await expect(unsent(page)).toHaveCount(0);
  await page.reload();
  await expect(parcels(page)).toContainText('they do not count');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Save a copy/ }).click()]);
  const read = readRescue(await readFile(await download.path(), 'utf8'));
  if ('fault' in read) throw new Error(read.fault);
  const mine = JSON.parse(read.rescue.body) as { answers: { selectedOptionId: number | null }[] };
  expect(mine.answers.map((a) => a.selectedOptionId !== null)).toEqual([true, false, false]);
  expect(portal.submissionsOf(learner)).toHaveLength(1);
  expect(portal.submissionsOf(learner)[0]?.body.answers.every((a) => a.selectedOptionId !== null)).toBe(true);
});

test.describe('the whole of Chromium', () => {
  test.use({ isWhole: true });

  test('the worker removes the badge of the icon when it delivers with no page open', { tag: '@long' }, async ({ portal, phone }) => {
    const { learner, page } = await strandedOn(phone, portal, 'Parul');
    const icon = () => {
      const scope = globalThis as unknown as { onIcon: number | null };
      scope.onIcon = null;
      Object.assign(navigator, {
        setAppBadge: async (count: number) => {
          scope.onIcon = count;
        },
        clearAppBadge: async () => {
          scope.onIcon = 0;
        },
      });
    };
    const shown = () => (globalThis as unknown as { onIcon: number | null }).onIcon;
    await page.addInitScript(icon);
    await page.reload();
    await expect.poll(() => page.evaluate(shown)).toBe(1);

    const pocket = await phone.closesEveryPage();
    const [worker] = phone.context.serviceWorkers();
    if (worker === undefined) throw new Error('No worker');
    await worker.evaluate(icon);
    portal.comesBack();
    await phone.findsNetwork();
    await phone.fires('outbox', portal.api.url, pocket);
    await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
    await expect.poll(() => worker.evaluate(shown)).toBe(0);
  });
});

test('a wait that the server asked for is shown, is kept without help, and ends when the learner sends now [trap 19]', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const learner = await portal.learner('Qamar');
  const paper = await assessmentOf(portal, { name: 'Held back', questions: plainQuestions(1) });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const seen = portal.api.records(submit);
  const asksToWait = (seconds: number) =>
    portal.api.answers(submit, 503, { code: 'unavailable', message: 'Busy.' }, { 'Retry-After': `${seconds}` });
  asksToWait(4);
  await sits(page, paper);
  await expect.poll(() => seen.filter(({ told }) => told !== null)).toHaveLength(1);
  // Longer than a slow machine takes to the end of this test.
  asksToWait(150);
  await unsent(page).click();
  await expect(page.getByText(/The server is busy and asked to wait until/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => seen.filter(({ told }) => told !== null)).toHaveLength(2);
  const [first, second] = seen.filter((exchange) => exchange.told?.status === 503);
  expect((second?.at ?? 0) - (first?.told?.at ?? 0)).toBeGreaterThanOrEqual(4_000);
  await expect(page.getByText(/The server is busy and asked to wait until/)).toBeVisible();
  portal.api.clears();
  await page.getByRole('button', { name: /^Send now/ }).click();
  await expect(page.getByText(/Received by the server at/)).toBeVisible();
  expect(seen).toHaveLength(3);
  expect((seen[2]?.at ?? 0) - (second?.told?.at ?? 0)).toBeLessThan(150_000);
});

test('the outbox by keyboard, and axe finds nothing in its states', { tag: '@long' }, async ({ visit, portal }) => {
  const learner = await portal.learner('Roopa');
  const papers = [];
  for (const name of ['Arrived', 'Refused', 'Out of reach'])
    papers.push(await assessmentOf(portal, { name, questions: plainQuestions(2) }));
  const [arrived, refused, away] = papers as [Paper, Paper, Paper];
  const page = await visit('/');
  await page.goto('/user/outbox');
  await entersAs(page, learner);
  await expect(page.getByText('Nothing is waiting on this device.')).toBeVisible();
  await isClean(page, 'nothing waits');

  await sits(page, arrived);
  portal.api.answers(new RegExp(`POST .*/${refused.id}/submit\\b`), 404, {
    code: 'not-found',
    message: 'There is no such assessment.',
    from: portalMark,
  });
  await sits(page, refused);
  portal.api.refuses(new RegExp(`POST .*/${away.id}/submit\\b`));
  await sits(page, away);
  await unsent(page).focus();
  await page.keyboard.press('Enter');
  await isAt(page, '/user/outbox');
  await expect(parcels(page).filter({ hasText: 'Not accepted' })).toContainText('What you can do');
  await tabsTo(page, 'Save a copy: Refused');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toContain('Refused');
  await expect(page.getByText(/The copy was given to your device/)).toBeVisible();
  await isClean(page, 'refused, out of reach, received');

  portal.api.clears();
  await tabsTo(page, 'Try again: Refused', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing is waiting on this device.')).toBeVisible();
  expect(portal.submissionsOf(learner)).toHaveLength(3);
});

test('an admin hands in a file by keyboard, and axe finds nothing in the messages', { tag: '@long' }, async ({ desk, portal, visit }) => {
  const learner = await portal.learner('Sita');
  const paper = await assessmentOf(portal, { name: 'By hand', questions: plainQuestions(2) });
  portal.api.refuses(submit);
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  await sits(page, paper);
  const copy = await savesACopy(page);

  const office = await desk('/');
  await office.goto('/admin/rescue-files');
  await tabsTo(office, 'Submit');
  await office.keyboard.press('Enter');
  await expect(office.getByText('Please select a file first.')).toBeVisible();
  await office.getByLabel('Rescue files').setInputFiles([
    { name: copy.name, mimeType: 'application/json', buffer: Buffer.from(copy.text) },
    { name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{}') },
  ]);
  await expect(office.getByText('This is not a file of answers from this portal.')).toBeVisible();
  await isClean(office, 'files looked at');
  await office.setViewportSize({ width: 1440, height: 900 });
  await tabsTo(office, 'Submit 1 file');
  await office.keyboard.press('Enter');
  await expect(office.getByText(/Submitted, received/)).toBeVisible();
  await expect(office.getByRole('grid', { name: 'Arrivals' })).toBeVisible();
  await isClean(office, 'submitted, the trail below');
});
