import type { Browser, Page } from '@playwright/test';
import { makesClocksMovable, movesClocks } from '../../faults/nemesis/wall';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall, storedAttempt } from '../kit/hall';
import { Phone } from '../kit/phone';
import { sitting } from '../kit/sitting';
import { stored } from '../kit/stored';
import { isReadyOffline, signsIn } from '../kit/test';
import { beginningOf, errorSince } from '../kit/timer';
import { expect, isAt, test } from '../kit/visit';

const minute = 60_000;
const oneSecond = 1_000;

/** Stops every renderer of a browser for `ms`, as sleep would: no timer fires, no script runs. */
async function stopsFor(browser: Browser, ms: number): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  for (const pid of renderers) process.kill(pid, 'SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, ms));
  for (const pid of renderers) process.kill(pid, 'SIGCONT');
  await session.detach();
}

/** Sends the page the event of a screen that goes dark or lights up; a headless browser has no screen. */
const turnsScreen = (page: Page, visibilityState: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);

test('the timer is right to the second after a stopped page, clocks set back and forth, another time zone and reloads, offline [trap 53, 55, 56, 57, 61]', async ({
  visit,
  portal,
  chrome,
}) => {
  const page = await visit('/robots.txt');
  // Not Playwright's clock: a reload moves its wall time by the duration of its set-up.
  await makesClocksMovable(page.context());
  await sitting(portal, page, 'Amar');
  portal.goesDark();
  const before = await beginningOf(page);
  const isRight = async (what: string) => expect(Math.abs(await errorSince(page, before, what)), what).toBeLessThanOrEqual(oneSecond);

  await stopsFor(chrome, 2_000);
  await isRight('a page stopped for 2 s');
  const setTo = (minutes: number) => movesClocks(page.context(), portal.api.url, { wall: minutes * minute, mono: 0 });
  await setTo(120);
  await isRight('a clock set 2 h ahead');
  await setTo(-30);
  await isRight('a clock set 2 h 30 min back');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' });
  await isRight('another time zone');
  for (const turn of [1, 2]) {
    await page.reload();
    await expect(new Hall(page).question(1)).toBeVisible();
    await isRight(`reload ${turn}`);
  }
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('the last minute is said in sight, with what is unanswered, and moves nothing', async ({ visit, portal }) => {
  const page = await visit('/robots.txt');
  await page.clock.install();
  await sitting(portal, page, 'Charu');
  const question = page.getByRole('heading', { name: 'Question 1 of 3' });
  const place = await question.boundingBox();
  await page.clock.fastForward(28 * minute);
  await expect(page.getByText('1 minute left')).toHaveCount(0);
  await page.clock.fastForward(minute);
  await expect(page.getByText('1 minute left · 1 of 3 questions answered, 2 unanswered.')).toBeInViewport({ ratio: 1 });
  expect(await question.boundingBox()).toEqual(place);
  await isClean(page, 'the last minute');
});

test("a clock set while the page is away is corrected by the server's time [trap 55, 56] @long", async ({ visit, portal }) => {
  const page = await visit('/robots.txt');
  await page.clock.install();
  await sitting(portal, page, 'Bina');
  const before = await beginningOf(page);
  for (const [minutes, what] of [
    [-30, 'a clock set 30 min back during a reload, online'],
    [150, 'a clock set 2 h 30 min ahead during a reload, online'],
  ] as const) {
    const now = await page.evaluate(() => Date.now());
    await page.goto('/config.json');
    await page.clock.setSystemTime(now + minutes * minute);
    await page.goBack();
    await expect(new Hall(page).question(1)).toBeVisible();
    await expect.poll(async () => Math.abs(await errorSince(page, before, what))).toBeLessThanOrEqual(oneSecond);
  }
});

test('a wrong date that is put right without a network takes no time, hidden or between two pages, and the hand-in arrives [trap 55, 56]', {
  tag: '@long',
}, async ({ visit, portal }) => {
  const page = await visit('/robots.txt');
  await makesClocksMovable(page.context());
  const { learner, paper, hall } = await sitting(portal, page, 'Kala');
  portal.goesDark();
  const before = await beginningOf(page);
  const setTo = (wall: number) => movesClocks(page.context(), portal.api.url, { wall, mono: 0 });
  const twoHours = 120 * minute;
  const to1970 = Date.now() - minute;
  // A time that passes while the page is away is not known to a phone with a wrong date, and goes to the learner.
  const isKept = async (what: string) => expect(await errorSince(page, before, what), what).toBeGreaterThanOrEqual(-oneSecond);
  for (const [behind, isClosed] of [
    [twoHours, false],
    [to1970, true],
  ] as const) {
    await setTo(-behind);
    await page.reload();
    await expect(hall.question(1)).toBeVisible();
    if (isClosed) await page.goto('about:blank');
    else await turnsScreen(page, 'hidden');
    await setTo(0);
    if (isClosed) await page.goto(`/assessments/${paper.id}`);
    else await turnsScreen(page, 'visible');
    await expect(hall.question(1)).toBeVisible();
    await isKept(`a date that was ${behind} ms behind`);
  }
  await hall.chooses(3);
  await hall.asksToSubmit();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  portal.comesBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
  // Neither date counts: the paper has thirty minutes, and a slow machine takes one.
  expect(portal.submissionsOf(learner)[0]?.body.timeTaken).toBeLessThan(600);
});

test('a phone that slept past the deadline hands in at once, with the duration as its time [trap 54]', async ({ visit, portal }) => {
  const page = await visit('/robots.txt');
  await page.clock.install();
  const { learner } = await sitting(portal, page, 'Chand');
  portal.goesDark();
  await turnsScreen(page, 'hidden');
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 45 * minute);
  await turnsScreen(page, 'visible');
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  portal.comesBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
  expect(portal.submissionsOf(learner)[0]?.body).toMatchObject({ timeTaken: 1800 });
  expect(portal.submissionsOf(learner)[0]?.body.answers.filter((a) => a.selectedOptionId !== null)).toHaveLength(1);
});

test('an attempt whose time ends while the app shows another page is handed in by that page [trap 58]', async ({ visit, portal }) => {
  const page = await visit('/robots.txt');
  await page.clock.install();
  const { learner } = await sitting(portal, page, 'Gita', 5);
  const lookUps = portal.api.records(/GET .*\/users\/role\//);
  await page.goto('/user/dashboard');
  const running = page.getByText(/^The timer of “.+” is running\.$/);
  await expect(running).toBeVisible();
  // A sign-in that is confirmed only now would look at the attempts anew.
  await expect.poll(() => lookUps.length).toBeGreaterThan(0);
  // Offline during the jump: the server's time would take it back.
  portal.goesDark();
  await page.clock.fastForward('01:00');
  await expect(running).toBeVisible();
  await page.clock.fastForward('04:10');
  await expect(running).toBeHidden();
  // *Time is up* stands there first.
  await expect.poll(() => stored(page, 'parcels')).toHaveLength(1);
  portal.comesBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
  expect(portal.submissionsOf(learner)[0]?.body).toMatchObject({ timeTaken: 300 });
});

test('time up in two tabs is one submission, and a page restored from history shows the later state [trap 59, 60]', async ({
  visit,
  portal,
}) => {
  const page = await visit('/robots.txt');
  await page.clock.install();
  const posts = portal.api.records(/POST .*\/submit\b/);
  const { learner, paper } = await sitting(portal, page, 'Deva', 5);
  const before = await beginningOf(page);
  await page.goto('/config.json');
  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(`/assessments/${paper.id}`);
  await new Hall(other).chooses(4);
  await page.goBack();
  await expect(page.getByText('open in another tab')).toBeVisible();
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  expect(Math.abs(await errorSince(page, before, 'a way back through history'))).toBeLessThanOrEqual(oneSecond);

  // Offline during the jump: the jump would end the time-out of a post that is under way in the second tab, and the post would rightly be
  // sent again.
  portal.goesDark();
  await Promise.all([page.clock.fastForward('05:10'), other.clock.fastForward('05:10')]);
  await isAt(other, `/assessments/${paper.id}/result`);
  await isAt(page, `/assessments/${paper.id}/result`);
  portal.comesBack();
  // Both tabs and the worker try to send now; one of them does.
  for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
  expect(portal.submissionsOf(learner)[0]?.body).toMatchObject({ timeTaken: 300 });
  await expect.poll(async () => stored(other, 'parcels')).toEqual([]);
  expect(posts).toHaveLength(1);
});

test('five kills leave one deadline; closed over it and opened the next day, the attempt is handed in with the duration as its time [trap 57, 58]', {
  tag: '@long',
}, async ({ portal }) => {
  const phone = new Phone({ isLight: true });
  await phone.on();
  try {
    const learner = await portal.learner('Ekta');
    const paper = await assessmentOf(portal, { name: 'Over night', minutes: 30, questions: plainQuestions(2) });
    const address = `${portal.api.url}/assessments/${paper.id}`;
    let page = await phone.opens(address);
    await signsIn(page, learner);
    await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
    await isReadyOffline(page);
    portal.goesDark();
    await new Hall(page).starts();
    await new Hall(page).chooses(3);
    const { deadline } = (await storedAttempt(page)) ?? {};
    const before = await beginningOf(page);
    for (const turn of [1, 2, 3, 4, 5]) {
      await phone.dies();
      await phone.on();
      page = await phone.opens(address);
      await expect(new Hall(page).question(1)).toBeVisible();
      expect(Math.abs(await errorSince(page, before, `kill ${turn}`))).toBeLessThanOrEqual(oneSecond);
    }
    expect(await storedAttempt(page)).toMatchObject({ deadline });
    await phone.dies();
    await phone.on();
    await phone.context.clock.install({ time: Date.now() + 24 * 60 * minute });
    page = await phone.opens(`${portal.api.url}/user/my-assessments`);
    await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
    portal.comesBack();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => portal.submissionsOf(learner)).toHaveLength(1);
    expect(portal.submissionsOf(learner)[0]?.body).toMatchObject({ timeTaken: 1800 });
  } finally {
    await phone.off();
    portal.comesBack();
  }
});
