import { AxeBuilder } from '@axe-core/playwright';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { assessmentOf } from '../../kit/bank';
import { refusedBy, startsInTheDark } from '../../kit/dark';
import { isReadyOffline } from '../../kit/test';
import { entersAs, expect, test } from '../../kit/visit';

const root = '$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$';

test('a paper with formulas is ready offline once the typesetter is stored; offline, formulas are typeset, read out, and inert', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Meera');
  const paper = await assessmentOf(portal, {
    name: 'Algebra',
    questions: [
      {
        text: `Where does the parabola meet the axis?\n${root}`,
        options: ['$\\Delta > 0$: twice', 'For $5 or $10', '$\\nosuch{x}$', '$x$'],
      },
      { text: 'Nothing $\\href{https://x.example}{leads}$ away', options: ['$\\sum_{i=1}^{n} i$', 'No'] },
    ],
  });
  const page = await visit('/user/available-assessments');
  const refusals = refusedBy(page);
  await entersAs(page, learner);
  await isReadyOffline(page);
  expect(await page.evaluate(async () => (await caches.keys()).includes('formulas'))).toBe(false);
  const hall = await startsInTheDark(page, portal, paper.id);
  const place = 1 + questionsOf(paper).findIndex(({ description }) => description.includes(root));
  await hall.goesTo(place);
  const question = hall.question(place);
  await expect(question.locator('.katex-display math')).toHaveCount(1);
  await expect(question.getByRole('radio', { name: /Δ > 0 : twice/ })).toBeVisible();
  await expect(question.getByText('For $5 or $10')).toBeVisible();
  await expect(question.getByText('\\nosuch{x}', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))).toContain(
    'KaTeX_Math',
  );
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await hall.goesTo(3 - place);
  await expect(
    hall
      .question(3 - place)
      .locator('math')
      .first(),
  ).toBeAttached();
  await expect(page.locator('#question a')).toHaveCount(0);
  expect(refusals).toEqual([]);
});
