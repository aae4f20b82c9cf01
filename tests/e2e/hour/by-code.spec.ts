import type { Page } from '@playwright/test';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { isReadyOffline, signsIn } from '../kit/test';
import { entersAs, expect, test } from '../kit/visit';

test.use({ onDisk: true });

/** Devices spread the requests of a release over a minute; this one asks first. */
const asksFirst = (page: Page) => page.addInitScript(() => Object.assign(Math, { random: () => 0 }));

test('a paper saved two days ahead opens by the spoken code without a network, survives kills, and arrives once; its result comes when released @long', async ({
  portal,
  phone,
}) => {
  const [admin, learner] = [await portal.admin(), await portal.learner('Noor')];
  const paper = await assessmentOf(portal, { name: 'Spoken code', questions: plainQuestions(3) });
  const params = { id: paper.id };
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const days = 86_400;
  const { code } = await portal.call(admin, 'setSchedule', {
    params,
    body: { opensAt: at(2 * days), closesAt: at(3 * days), resultsAt: at(4 * days) },
  });
  const page = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  await page.waitForURL('**/user/dashboard');
  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await isReadyOffline(page);
  await expect(page.getByText('Ready offline')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^2 days|^1 day/);
  // Its clock is no attempt's: the header stays on a phone.
  await expect(page.getByRole('button', { name: 'हिन्दी' })).toBeVisible();

  portal.goesDark();
  await phone.dies();
  // The institute opens the paper; this phone does not hear of it.
  portal.comesBack();
  await portal.call(admin, 'setSchedule', { params, body: { opensAt: at(-60) } });
  portal.goesDark();
  await phone.on();
  const hallPage = await phone.opens('about:blank');
  await hallPage.goto(page.url());
  // The phone knows of an hour two days ahead: its field is folded, and opens all the same.
  await expect(hallPage.getByText(/^Opens (on|today)/)).toBeVisible();
  await hallPage.getByRole('button', { name: 'I have a code' }).click();
  const field = hallPage.getByRole('textbox', { name: 'Code' });
  await field.pressSequentially('ABCDEFGHJKLM');
  await expect(hallPage.getByText(/This is not the code/)).toBeVisible();
  await expect(field).toHaveValue('ABCD-EFGH-JKLM');
  await isClean(hallPage, 'start screen, a wrong code');
  await field.fill(code ?? '');
  const hall = new Hall(hallPage);
  await hall.starts();
  await hall.chooses(2);

  await phone.dies();
  await phone.on();
  const again = await phone.opens(page.url());
  await asksFirst(again);
  await expect(again.getByRole('radio').nth(1)).toBeChecked();
  await new Hall(again).submits();
  await expect(again.getByText(/^Results (on|today,) /)).toBeVisible();
  expect(portal.submissionsFor(paper.id)).toHaveLength(0);

  portal.comesBack();
  // The page may try by itself first, and then *Send now* is gone: the network's return asks for a try that is right either way.
  await again.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => portal.submissionsFor(paper.id).length).toBe(1);
  const [sitting] = await portal.call(admin, 'getSittings', { params });
  expect(sitting).toMatchObject({ uid: learner.uid, handIn: { evidence: { datedBy: 'code' } } });
  await again.reload();
  await expect(again.getByText(/^Results (on|today,) /)).toBeVisible();
  await expect(again.getByText('Question no. 1')).toHaveCount(0);
  await again.goto(`${portal.api.url}/user/my-assessments`);
  await expect(again.getByRole('list', { name: 'Waiting for results' }).getByText(/^Results (on|today,) /)).toBeVisible();
  await isClean(again, 'taken, a result awaited');

  await portal.call(admin, 'setSchedule', { params, body: { resultsAt: at(5) } });
  await again.goto(`${page.url()}/result`);
  await expect(again.getByText(/^Results (on|today,) /)).toBeVisible();
  await expect(again.getByText('Question no. 1')).toBeVisible({ timeout: 30_000 });
});

test('a sealed paper opens by the spoken code alone, without a network, and its answers arrive later', async ({ portal, visit }) => {
  const [admin, learner] = [await portal.admin(), await portal.learner('Nitya')];
  const paper = await assessmentOf(portal, { name: 'Spoken', questions: plainQuestions(2) });
  const params = { id: paper.id };
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  const { code } = await portal.call(admin, 'setSchedule', { params, body: { opensAt } });
  const page = await visit('/user/login');
  await entersAs(page, learner);
  await page.goto(`/assessments/${paper.id}`);
  await isReadyOffline(page);
  await expect(page.getByText('Ready offline')).toBeVisible();
  await page.context().setOffline(true);
  portal.goesDark();
  // A page that was opened anew has not heard the server's time.
  await page.reload();
  const field = page.getByRole('textbox', { name: 'Code' });
  await field.fill('ABCDEFGHJKLM');
  await expect(page.getByText(/This is not the code/)).toBeVisible();
  await field.fill(code ?? '');
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(2);
  await hall.submits();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  portal.comesBack();
  await portal.call(admin, 'setSchedule', { params, body: { opensAt: new Date(Date.now() - 60_000).toISOString() } });
  await page.context().setOffline(false);
  await expect.poll(() => portal.submissionsOf(learner).length).toBe(1);
});
