import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, test } from '../kit/desk';
import { handsIn } from '../kit/sitting';
import { isAt } from '../kit/visit';

test('batches stand side by side, reached from Results and Ctrl+K', { tag: '@long' }, async ({ desk, portal }) => {
  const admin = await portal.admin();
  const names = [fresh('Morning'), fresh('Evening')];
  const paper = await assessmentOf(portal, { name: fresh('Batch mock'), questions: plainQuestions(4) });
  for (const [at, name] of names.entries()) {
    const { id: groupId } = await portal.call(admin, 'createGroup', { body: { name } });
    for (let one = 0; one < 3; one += 1) {
      const learner = await portal.learner(`Batch${at}${one}`);
      await portal.call(admin, 'moveToGroup', { params: { uid: learner.uid }, body: { groupId } });
      // The evening is right in one question less.
      await handsIn(portal, learner, paper, (i) => (i < 3 - at ? 0 : 1));
    }
  }

  const page = await desk('/');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/assessments/${paper.id}/results`);
  // The navigation has a link of this name too, to the tests of all.
  await page.locator(`a[href="/admin/batches?test=${paper.id}"]`).click();
  await isAt(page, `/admin/batches?test=${paper.id}`);
  const scores = page.getByRole('region', { name: 'Average score by group', exact: true }).first();
  await expect(scores.getByRole('row', { name: new RegExp(names[0] ?? '') })).toContainText('3 learners, fewer than 5');
  await expect(scores.getByRole('row', { name: new RegExp(names[1] ?? '') })).toContainText('3 of 3');
  const ours = () =>
    scores
      .getByRole('rowheader')
      .allInnerTexts()
      .then((all) => all.filter((name) => names.includes(name)));
  expect(await ours()).toEqual([names[1], names[0]]);
  // The weakest first, then the strongest.
  await scores.getByRole('button', { name: 'Average' }).click();
  await expect(scores.getByRole('columnheader', { name: 'Average' })).toHaveAttribute('aria-sort', 'ascending');
  await isAt(page, `/admin/batches?test=${paper.id}&order=score`);
  await scores.getByRole('button', { name: 'Average' }).click();
  await expect.poll(ours).toEqual([names[0], names[1]]);
  await isClean(page, 'batches side by side');
  const list = page.getByRole('region', { name: 'Questions to teach again' });
  await expect(list.getByRole('listitem').first()).toContainText('0 of 6');
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    // The columns follow the width a moment later.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/Batches side by side .+\.csv$/);

  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Batches side by side' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find anything' }).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('batches');
  await expect(page.getByRole('option', { name: 'Batches side by side' })).toBeVisible();
  await page.keyboard.press('Enter');
  await isAt(page, '/admin/batches');
  await expect(page.getByRole('heading', { level: 1, name: 'Batches side by side' })).toBeVisible();
});
