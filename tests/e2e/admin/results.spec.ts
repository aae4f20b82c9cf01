import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, tabsTo, test } from '../kit/desk';
import { sizes, speaks } from '../kit/shots';
import { handsIn } from '../kit/sitting';
import { isAt } from '../kit/visit';

test('an admin finds who got what, exports it, and opens a learner’s answers by keyboard @long', async ({ desk, portal }) => {
  const name = fresh('Ranked');
  const paper = await assessmentOf(portal, { name, questions: plainQuestions(3) });
  const learners = await Promise.all(['RankOne', 'RankTwo'].map((each) => portal.learner(each)));
  for (const [at, learner] of learners.entries()) await handsIn(portal, learner, paper, (i) => (i < 2 - at ? 0 : 1));
  const page = await desk('/');
  await page.goto('/all-assessments');
  await page.getByRole('link', { name: `Results of ${name}` }).click();
  await isAt(page, `/admin/assessments/${paper.id}/results`);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('RankOne');
  await isClean(page, 'results of an assessment');

  await page.getByRole('searchbox').fill('two');
  await expect(rows).toHaveCount(2);
  // The check of the state leaves the page as wide as a phone.
  await page.getByText('Filters, order and export').click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} Results \\d{4}-\\d\\d-\\d\\d\\.csv$`));

  await rows.nth(1).focus();
  await tabsTo(page, 'Answers of RankTwo Kumar', 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'RankTwo Kumar' })).toBeVisible();
  await expect(page.locator('[data-outcome]')).toHaveCount(3);
  await isClean(page, 'answers of a learner');
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('two');
});

test('results show the marks of each learner on a phone, whatever the size of the text, and nothing is cut', async ({ desk, portal }) => {
  const paper = await assessmentOf(portal, { name: fresh('Narrow'), questions: plainQuestions(3) });
  for (const name of ['Venkataramanan', 'Lakshminarasimhasubramanyam']) await handsIn(portal, await portal.learner(name), paper, () => 0);
  const page = await desk(`/admin/assessments/${paper.id}/results`);
  const table = page.getByRole('grid');
  for (const [width, size, language] of [
    ...[360, 768, 1024].flatMap((width) => [[width, 'normal', 'en'] as const, [width, 'largest', 'en'] as const]),
    [360, 'largest', 'hi'] as const,
  ]) {
    await speaks(page, language);
    await page.setViewportSize({ width, height: 740 });
    await sizes(page, size);
    await expect(table.getByText('Venkataramanan').first()).toBeVisible();
    const cut = () =>
      table.evaluate((grid) => {
        const box = grid.parentElement;
        return [
          ...(box && box.scrollWidth > box.clientWidth + 1 ? [`${box.scrollWidth} px in ${box.clientWidth}`] : []),
          ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than the screen'] : []),
        ];
      });
    await expect.poll(cut, `${width} px, ${size}`).toEqual([]);
    await expect(table.getByRole('columnheader', { name: language === 'hi' ? 'प्राप्तांक' : 'Score' })).toBeVisible();
    const marks = await table.locator('b').first().boundingBox();
    expect(marks && marks.x + marks.width, `${width} px, ${size}`).toBeLessThanOrEqual(width);
  }
  await sizes(page, 'normal');
  await speaks(page, 'en');
});

test('on a phone the list of results stands on the first screen, and filters and order behind one press', async ({ desk, portal }) => {
  const paper = await assessmentOf(portal, { name: fresh('Upright'), questions: plainQuestions(3) });
  const [quick, other] = [await portal.learner('UprightOne'), await portal.learner('UprightTwo')];
  await handsIn(portal, quick, paper, () => 0);
  await handsIn(portal, other, paper, () => 1);
  const page = await desk(`/admin/assessments/${paper.id}/results`);
  await page.setViewportSize({ width: 360, height: 740 });
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('UprightOne');
  const first = await rows.nth(1).boundingBox();
  expect(first?.y).toBeLessThan(740 - 60);
  const tools = page.getByText('Filters, order and export');
  await expect(page.getByLabel('Flags')).toHaveCount(0);
  await tools.click();
  await page.getByLabel('Order').selectOption('Wrong');
  await page.getByLabel('Direction').selectOption('Descending');
  await expect(rows.nth(1)).toContainText('UprightTwo');
  await isClean(page, 'results of an assessment on a phone');
  await page.getByLabel('Flags').selectOption('Late');
  await expect(page.getByText('Filters, order and export (1 on)')).toBeVisible();
  await expect(rows).toHaveCount(2);
});
