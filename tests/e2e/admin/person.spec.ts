import type { Paper } from '../../../contract/assessment/assessment';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, test } from '../kit/desk';
import { handsIn } from '../kit/sitting';
import { isAt } from '../kit/visit';

/** The number of pages of a PDF that Chromium wrote. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;

test('one learner’s page is reached from Ctrl+K and an answer sheet, and is printed for a parent', { tag: '@long' }, async ({
  desk,
  portal,
}) => {
  const first = 'Parentpage';
  const learner = await portal.learner(first);
  const others = await Promise.all(['Otherone', 'Thirdone'].map((name) => portal.learner(name)));
  const papers: Paper[] = [];
  for (const [at, name] of ['Mock one', 'Mock two', 'Mock later'].entries()) {
    const paper = await assessmentOf(portal, { name: fresh(name), questions: plainQuestions(4) });
    papers.push(paper);
    await handsIn(portal, learner, paper, (i) => (i <= at ? 0 : i === 3 ? null : 1));
    for (const other of others) await handsIn(portal, other, paper, (i) => (i < 2 ? 0 : 1));
  }
  const later = papers[2];
  const resultsAt = new Date(Date.now() + 86_400_000).toISOString();
  const admin = await portal.admin();
  await portal.call(admin, 'setSchedule', { params: { id: later?.id ?? 0 }, body: { state: 'published', resultsAt } });

  const page = await desk('/');
  await page.goto('/all-exams');
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('Ctrl+K opens the page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Find anything' }).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(first);
    await expect(page.getByRole('option', { name: new RegExp(first) })).toBeVisible();
    await page.keyboard.press('Enter');
    await isAt(page, `/admin/people/${learner.uid}`);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(first) })).toBeVisible();
  });

  const rows = page.getByRole('grid', { name: 'Tests' }).getByRole('row');
  await test.step('it has every test with rank and number of learners, trend and categories', async () => {
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText('The learner sees it from');
    await expect(rows.nth(2)).toContainText('1 of 3');
    await expect(page.locator('canvas')).toHaveCount(1);
    const trend = page.getByRole('region', { name: 'Marks from test to test', exact: true }).first();
    await trend.getByText('Show as a table').click();
    await expect(trend.getByRole('row')).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await isClean(page, 'one person');
  });

  await test.step('a print-out leaves out what is not released, and all that is no matter of a parent', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main).toContainText('1 test is left out');
    // Two learners may have one name; the institute is named above.
    await expect(main.locator('header')).toContainText('@');
    await expect(main.locator('[data-institute]')).toBeVisible();
    await expect(main).not.toContainText(papers[2]?.name ?? '');
    await expect(main.locator('button:visible, a:visible, input:visible, canvas:visible')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
  });

  await test.step('a test leads to its answers, and they lead back', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('link', { name: `Answers in ${papers[1]?.name}` }).click();
    await isAt(page, `/admin/assessments/${papers[1]?.id}/results/${learner.uid}`);
    await page.getByRole('link', { name: 'All tests of this learner' }).click();
    await isAt(page, `/admin/people/${learner.uid}`);
    await expect(rows).toHaveCount(4);
    // Nothing is wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
