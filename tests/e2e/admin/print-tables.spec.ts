import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, test } from '../kit/desk';
import { handsIn } from '../kit/sitting';

/** A4 without its margins (print.css), CSS pixels. */
const sheetWidth = 703;

test('tables of a test and of a person fit the sheet of paper, below the institute and the day, without their search', async ({
  desk,
  portal,
}) => {
  const learner = await portal.learner('Sheetwide');
  const paper = await assessmentOf(portal, { name: fresh('Printed mock of a long name'), questions: plainQuestions(3) });
  await handsIn(portal, learner, paper, () => 0);
  const page = await desk('/');
  await page.setViewportSize({ width: sheetWidth, height: 900 });
  for (const [path, label] of [
    [`/admin/people/${learner.uid}`, 'Tests'],
    [`/admin/assessments/${paper.id}/results`, 'Results'],
    [`/admin/assessments/${paper.id}/sittings`, 'Learners'],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole('grid', { name: label });
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-institute]')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(String(new Date().getFullYear()));
    await expect(page.locator('main :is(input, select):visible')).toHaveCount(0);
    const cut = await table.evaluate((all) =>
      [...all.querySelectorAll<HTMLElement>('th, td')]
        .filter((cell) => cell.getClientRects().length > 0 && cell.getBoundingClientRect().right > window.innerWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(sheetWidth);
    await page.emulateMedia({ media: null });
  }
});
