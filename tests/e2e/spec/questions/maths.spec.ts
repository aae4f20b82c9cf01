import { AxeBuilder } from '@axe-core/playwright';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { assessmentOf } from '../../kit/bank';
import { refusedBy, startsInTheDark } from '../../kit/dark';
import { Hall } from '../../kit/hall';
import { isReadyOffline } from '../../kit/test';
import { entersAs, expect, test } from '../../kit/visit';

const sumOf = (count: number): string => Array.from({ length: count }, (_, i) => `x_{${i}}`).join('+');
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

test('a formula that is wider than its box is reached and scrolled by keyboard, has a name, and leaves its option a whole target', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Nisha');
  const questions = [{ text: `How many terms? $$${sumOf(10)}$$`, options: ['$x$', `As many as $\\frac{${sumOf(16)}}{2}$`] }];
  const paper = await assessmentOf(portal, { name: 'Wide', questions });
  const page = await visit(`/assessments/${paper.id}`);
  await entersAs(page, learner);
  const hall = new Hall(page);
  await hall.starts();
  const wide = hall.question(1).locator('[tabindex="0"]');
  await expect(wide).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  for (const box of await wide.all()) await expect(box).toHaveAccessibleName(/x/);
  for (const box of await wide.all()) await expect(box).toHaveRole('group');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const scrolled = () => wide.first().evaluate((box) => box.scrollLeft);
  for (let i = 0; i < 30 && !(await wide.first().evaluate((box) => box === document.activeElement)); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);

  const option = page.getByRole('radio', { name: /As many as x/ });
  await wide.last().click();
  await expect(option).toBeChecked();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(wide).toHaveCount(0);
  await expect(hall.question(1).locator('[role=group]')).toHaveCount(0);
});
