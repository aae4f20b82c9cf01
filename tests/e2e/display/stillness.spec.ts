import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { fresh } from '../kit/desk';
import { speaks } from '../kit/shots';
import { handsIn } from '../kit/sitting';
import { stored } from '../kit/stored';
import { entersAs, expect, test } from '../kit/visit';

/** A layout shift as browsers report it; not typed by TypeScript. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Below this a page stands still for its reader; from 0.1 on browsers call it a fault. */
const most = 0.01;

const watches = (page: Page) =>
  page.addInitScript(() => {
    const shifts: [value: number, moved: string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push([
          value,
          sources
            .map(({ node, previousRect, currentRect }) => `${node?.textContent?.slice(0, 60)} ${previousRect.y} → ${currentRect.y}`)
            .join(' · '),
        ]);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts since the page was loaded, or since the last call. */
const shiftsOn = (page: Page): Promise<[number, string][]> =>
  page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts.splice(0));

const isStill = (shifts: [number, string][], path: string): void =>
  expect(
    shifts.reduce((total, [value]) => total + value, 0),
    `${path}: ${shifts.map(String).join('\n')}`,
  ).toBeLessThan(most);

test('on a phone nothing that is shown moves while a page of a learner learns the rest', async ({ visit, portal }) => {
  const learner = await portal.learner('Sthira');
  await assessmentOf(portal, { name: 'Still to be sat', questions: plainQuestions(2) });
  const done = await assessmentOf(portal, { name: 'Handed in', questions: plainQuestions(4) });
  await handsIn(portal, learner, done, (i) => i % 3);
  const page = await visit('/user/login');
  await entersAs(page, learner);
  await watches(page);
  const pages = [
    ['/user/dashboard', 'The last seven days'],
    ['/user/available-assessments', 'Still to be sat'],
    [`/assessments/${done.id}/result`, 'Handed in'],
  ] as const;
  for (const [path, last] of pages) {
    await page.goto(path);
    await expect(page.getByText(last).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    isStill(await shiftsOn(page), path);
  }
});

test('on *Home* nothing moves when a result comes out and a notice is heard', async ({ visit, portal }) => {
  const learner = await portal.learner('Sthita');
  const admin = await portal.admin();
  const { id: group } = await portal.call(admin, 'createGroup', { body: { name: fresh('Still') } });
  await portal.call(admin, 'moveToGroup', { params: { uid: learner.uid }, body: { groupId: group } });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const page = await visit('/user/login');
  await entersAs(page, learner);
  await watches(page);
  for (const [language, result] of [
    ['en', /^The result of “Late for en” is here: 3 \/ 4$/],
    ['hi', /^“Late for hi” का परिणाम आ गया: 3 \/ 4$/],
  ] as const) {
    const paper = await assessmentOf(portal, { name: `Late for ${language}`, questions: plainQuestions(4) });
    const schedule = (resultsAt: string | null) =>
      portal.call(admin, 'setSchedule', { params: { id: paper.id }, body: { state: 'published', resultsAt } });
    await schedule(tomorrow);
    await handsIn(portal, learner, paper, (i) => (i === 0 ? 1 : 0));
    await page.goto('/user/dashboard');
    await speaks(page, language);
    await page.reload();
    await expect(page.getByRole('link', { name: paper.name })).toBeVisible();
    // Here from now on, though nothing but the device is asked.
    const followed = async () =>
      (await stored<{ key: string; value: { tests?: object } }>(page, 'settings')).find(({ key }) => key === 'followed')?.value.tests ?? {};
    await expect.poll(async () => Object.keys(await followed())).toContain(String(paper.id));
    await schedule(null);
    await portal.call(admin, 'addNotice', { body: { text: `Hall 2 is open, ${language}.`, until: tomorrow, groupIds: [group] } });

    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await held;
      await route.fallback();
    });
    await page.reload();
    const logout = page.getByRole('region', { name: /^(Profile|प्रोफ़ाइल)$/ }).getByRole('button', { name: /^(Logout|लॉगआउट)$/ });
    await expect(logout).toBeVisible();
    const before = await logout.boundingBox();
    answer();
    await expect(page.getByRole('link', { name: result })).toBeVisible();
    await expect(page.getByRole('main').getByText(`Hall 2 is open, ${language}.`)).toBeVisible();
    expect(await logout.boundingBox(), language).toEqual(before);
    isStill(await shiftsOn(page), language);
    await page.unroute('**/api/**');
  }
});
