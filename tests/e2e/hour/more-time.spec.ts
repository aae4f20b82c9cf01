import type { Page } from '@playwright/test';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { stored } from '../kit/stored';
import { isReadyOffline, signsIn } from '../kit/test';
import { entersAs, expect, messagesStay, test } from '../kit/visit';

test.use({ onDisk: true });

const minute = 60_000;

/** Minutes from the start of the attempt on this device to its end. */
async function minutesOf(page: Page): Promise<number> {
  const [attempt] = (await stored(page, 'attempts')) as { startedAt: number; deadline: number }[];
  return attempt === undefined ? 0 : (attempt.deadline - attempt.startedAt) / minute;
}

/** A page whose network comes back asks at once, and not only at its next minute. */
const hears = (page: Page, says: string) =>
  expect(async () => {
    for (const isGone of [true, false]) await page.context().setOffline(isGone);
    await expect(page.getByText(says)).toBeVisible({ timeout: 2_000 });
  }).toPass();

test('everybody gets 10 more minutes: a phone online by itself, a phone offline by the time code, across a wrong code and a kill; both hand in, and all times fit', {
  tag: '@long',
}, async ({ portal, phone, visit }) => {
  const [admin, near, far] = [await portal.admin(), await portal.learner('Near'), await portal.learner('Far')];
  const paper = await assessmentOf(portal, { name: 'More time', questions: plainQuestions(3) });
  const params = { id: paper.id };
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  // Sealed once, so that the paper has codes.
  await portal.call(admin, 'setSchedule', { params, body: { opensAt: at(3600) } });
  await portal.call(admin, 'setSchedule', { params, body: { opensAt: at(-60), closesAt: at(7200) } });
  const usual = paper.durationInMinutes ?? 0;

  const offline = await phone.opens(`${portal.api.url}/user/login`);
  await signsIn(offline, far);
  await offline.waitForURL('**/user/dashboard');
  await offline.goto(`${portal.api.url}/assessments/${paper.id}`);
  await isReadyOffline(offline);
  await new Hall(offline).starts();
  await new Hall(offline).chooses(2);
  await expect.poll(async () => (await portal.call(admin, 'getDesk', { params })).started).toBe(1);
  await phone.losesNetwork();

  const online = await visit('/user/login');
  await entersAs(online, near);
  await online.goto(`/assessments/${paper.id}`);
  await new Hall(online).starts();
  await expect(online.getByRole('button', { name: 'More time', exact: true })).toBeVisible();
  await isClean(online, 'exam, a scheduled paper');
  expect(await minutesOf(online)).toBe(usual);

  const { moreCode } = await portal.call(admin, 'giveMoreTime', { params, body: { minutes: 10 } });
  await test.step('a phone with a network hears of them by itself', async () => {
    await hears(online, 'Everybody has 10 more minutes.');
    await expect(online.getByRole('button', { name: 'More time: +10 min' })).toBeVisible();
    expect(await minutesOf(online)).toBe(usual + 10);
    await online.reload();
    await expect(online.getByRole('button', { name: 'More time: +10 min' })).toBeVisible();
    expect(await minutesOf(online)).toBe(usual + 10);
  });

  await test.step('a phone without a network takes the code, and no other', async () => {
    await offline.getByRole('button', { name: 'More time', exact: true }).click();
    const field = offline.getByRole('textbox', { name: 'Code' });
    await field.pressSequentially('ABCDEFGHJKLM');
    await expect(offline.getByText('This is not a code for more time. Compare it letter by letter.')).toBeVisible();
    await expect(field).toHaveValue('ABCD-EFGH-JKLM');
    expect(await minutesOf(offline)).toBe(usual);
    await field.fill(moreCode ?? '');
    await expect(offline.getByRole('dialog')).toHaveCount(0);
    await expect(offline.getByRole('status').filter({ hasText: 'Everybody has 10 more minutes.' })).toBeVisible();
    expect(await minutesOf(offline)).toBe(usual + 10);
  });

  await phone.dies();
  portal.goesDark();
  await phone.on();
  const again = await phone.opens('about:blank');
  await again.goto(`${portal.api.url}/assessments/${paper.id}`);
  await expect(again.getByRole('radio').nth(1)).toBeChecked();
  await again.getByRole('button', { name: 'More time: +10 min' }).click();
  await expect(again.getByRole('dialog').getByText('Everybody has 10 more minutes.')).toBeVisible();
  await again.getByRole('textbox', { name: 'Code' }).fill(moreCode ?? '');
  await expect(again.getByText('This time is counted already.')).toBeVisible();
  await isClean(again, 'exam, more time');
  await again.keyboard.press('Escape');
  await expect(again.getByRole('dialog')).toHaveCount(0);
  expect(await minutesOf(again)).toBe(usual + 10);
  portal.comesBack();

  for (const page of [online, again]) await new Hall(page).submits();
  await expect.poll(() => portal.submissionsFor(paper.id).length, { timeout: 30_000 }).toBe(2);
  const sittings = await portal.call(admin, 'getSittings', { params });
  for (const { facts } of sittings) expect(facts).not.toContain('time-does-not-fit');
  expect(sittings.map(({ handIn }) => handIn !== null)).toEqual([true, true]);
});

test('minutes of everybody and of one learner come by the network and by code, go when they are taken back, and the dialog outlives a turned phone', {
  tag: '@long',
}, async ({ portal, visit }) => {
  const [admin, learner] = [await portal.admin(), await portal.learner('Nora')];
  const paper = await assessmentOf(portal, { name: 'More', questions: plainQuestions(2) });
  const params = { id: paper.id };
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  await portal.call(admin, 'setSchedule', { params, body: { opensAt: at(3600) } });
  await portal.call(admin, 'setSchedule', { params, body: { opensAt: at(-60), closesAt: at(7200) } });
  const usual = paper.durationInMinutes ?? 0;
  const page = await visit('/user/login');
  await messagesStay(page);
  await entersAs(page, learner);
  await page.goto(`/assessments/${paper.id}`);
  await isReadyOffline(page);
  await new Hall(page).starts();
  expect(await minutesOf(page)).toBe(usual);

  await portal.call(admin, 'giveMoreTime', { params, body: { minutes: 10 } });
  await hears(page, 'Everybody has 10 more minutes.');
  expect(await minutesOf(page)).toBe(usual + 10);
  await portal.call(admin, 'giveMoreTime', { params, body: { minutes: 3, from: 10 } });
  await hears(page, '7 minutes were given by mistake and taken back. Minutes that you keep: 3.');
  expect(await minutesOf(page)).toBe(usual + 3);

  await page.context().setOffline(true);
  const { ownMinutes = [] } = await portal.call(admin, 'giveMoreTime', { params, body: { minutes: 4, uid: learner.uid } });
  const code = ownMinutes[0]?.code ?? '';
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.getByRole('button', { name: /^More time/ }).click();
  const field = page.getByRole('textbox', { name: 'Code' });
  await field.pressSequentially(code.slice(0, 6));
  await page.setViewportSize({ width: size.width < 800 ? 1280 : 360, height: 740 });
  await expect(field).toHaveValue(code.slice(0, 6));
  await field.fill(code);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('You have 4 more minutes, 7 in all.')).toBeVisible();
  expect(await minutesOf(page)).toBe(usual + 7);
});

test('minutes come by the network to an attempt that began before the opening was set', async ({ portal, visit }) => {
  const [admin, learner] = [await portal.admin(), await portal.learner('Ravi')];
  const paper = await assessmentOf(portal, { name: 'Early', questions: plainQuestions(2) });
  const params = { id: paper.id };
  // A worker that is there in time has the code, whatever the network does.
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  // The network goes once while the code is on its way.
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('MoreTime'));
  await page.route(/MoreTime/, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto(`/assessments/${paper.id}`);
  await new Hall(page).starts();
  await lost;
  await expect(page.getByRole('button', { name: /^More time/ })).toHaveCount(0);
  await portal.call(admin, 'setSchedule', { params, body: { opensAt: new Date(Date.now() - 60_000).toISOString() } });
  await portal.call(admin, 'giveMoreTime', { params, body: { minutes: 5 } });
  await hears(page, 'Everybody has 5 more minutes.');
  expect(await minutesOf(page)).toBe((paper.durationInMinutes ?? 0) + 5);
  await page.reload();
  await page.getByRole('button', { name: 'More time: +5 min' }).click();
  await expect(page.getByRole('dialog')).toContainText('Everybody has 5 more minutes.');
  await page.keyboard.press('Escape');
  await new Hall(page).submits();
  await expect.poll(() => portal.submissionsFor(paper.id).length).toBe(1);
});
