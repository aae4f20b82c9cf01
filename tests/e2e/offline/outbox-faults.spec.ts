import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import type { Phone } from '../kit/phone';
import type { Account, Portal } from '../kit/portal';
import { expect, isReadyOffline, signsIn, test } from '../kit/test';

test.use({ onDisk: true });

/** A learner in the hall of a paper of two questions; the first question is answered. */
async function inTheHall(portal: Portal, phone: Phone, name: string): Promise<{ learner: Account; page: Page; hall: Hall }> {
  const learner = await portal.learner(name);
  const paper = await assessmentOf(portal, { name: `For ${name}`, questions: plainQuestions(2) });
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await isReadyOffline(page);
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  return { learner, page, hall };
}

const isFiledOnce = (portal: Portal, learner: Account) =>
  expect
    .poll(() => portal.submissionsOf(learner).map(({ body }) => body.answers.filter((a) => a.selectedOptionId !== null).length))
    .toEqual([1]);

for (const [afterMs, tag] of [
  [0, []],
  [150, ['@long']],
] as const)
  test(`killed ${afterMs} ms after the server filed it, with the reply on its way: sent again, filed once [trap 3]`, {
    tag: [...tag],
  }, async ({ portal, phone }) => {
    const { learner, hall } = await inTheHall(portal, phone, `Lata${afterMs}`);
    const submits = portal.api.records(/POST .*\/submit\b/);
    portal.api.stalls(/POST .*\/submit\b/);
    await hall.submits();
    await expect.poll(() => submits.filter(({ answer }) => answer !== null).length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await phone.dies();
    portal.comesBack();
    await phone.on();
    await phone.opens(`${portal.api.url}/user/dashboard`);
    await expect.poll(() => submits.filter(({ told }) => told?.status === 200).length).toBeGreaterThan(0);
    await isFiledOnce(portal, learner);
    expect(submits.length).toBeGreaterThan(1);
    expect(new Set(submits.map(({ body }) => body)).size).toBe(1);
  });

test('the last tab is closed right after Submit: the submission that the screen confirmed is stored [trap 27]', async ({
  portal,
  phone,
}) => {
  const { learner, page, hall } = await inTheHall(portal, phone, 'Meera');
  portal.goesDark();
  await hall.submits();
  await page.waitForURL('**/result');
  await page.close();
  await phone.dies();
  portal.comesBack();
  await phone.on();
  await phone.opens(`${portal.api.url}/user/dashboard`);
  await isFiledOnce(portal, learner);
});

test.describe('the whole of Chromium', () => {
  test.use({ isWhole: true });

  test("the browser's last sync event is used up: an open page sends when the network returns [trap 7]", async ({ portal, phone }) => {
    const { learner, page, hall } = await inTheHall(portal, phone, 'Nina');
    portal.goesDark();
    await phone.losesNetwork();
    await hall.submits();
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    await phone.fires('outbox', portal.api.url, page, true);
    portal.comesBack();
    await phone.findsNetwork();
    await isFiledOnce(portal, learner);
  });
});
