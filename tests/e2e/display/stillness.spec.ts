import type { Page } from '@playwright/test';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { handsIn } from '../kit/sitting';
import { entersAs, expect, test } from '../kit/visit';

/** A layout shift as browsers report it; not typed by TypeScript. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Below this a page stands still for its reader; from 0.1 on browsers call it a fault. */
const most = 0.01;

const watches = (page: Page) =>
  page.addInitScript(() => {
    const shifts: [value: number, moved: string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push([value, sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' · ')]);
    }).observe({ type: 'layout-shift', buffered: true });
  });

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
    const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);
    const sum = shifts.reduce((total, [value]) => total + value, 0);
    expect(sum, `${path}: ${shifts.map(String).join('\n')}`).toBeLessThan(most);
  }
});
