import type { Page } from '@playwright/test';
import { Hall } from '../e2e/kit/hall';
import { demo } from '../e2e/kit/portal';
import { entersAs, expect, test } from '../e2e/kit/visit';
import { sideBySide } from './side-by-side';

const file = (name: string): string => `public/screenshots/${name}.png`;

const shot = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.screenshot({ path: file(name), animations: 'disabled' });
};

const fullMock = /Full Mock 1/;

test('the pictures of the manifest and of the README, taken of the demo', async ({ visit, portal }) => {
  const page = await visit('/user/available-assessments', { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  await entersAs(page, demo.learner);
  await page.goto('/user/available-assessments');
  await expect(page.getByRole('link', { name: fullMock })).toBeVisible();
  await shot(page, 'available-phone');

  await page.goto('/user/my-assessments');
  await page.locator('a[href$="/result"]').first().click();
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Questions 1/ })).toBeVisible();
  await shot(page, 'result-phone');

  const desk = await visit('/user/available-assessments', { viewport: { width: 1440, height: 900 } });
  await entersAs(desk, await portal.learner('Asha'));
  for (const [screen, name] of [
    [desk, 'exam-wide'],
    [page, 'exam-phone'],
  ] as const) {
    await screen.goto('/user/available-assessments');
    await screen.getByRole('link', { name: fullMock }).click();
    const hall = new Hall(screen);
    await hall.starts();
    await hall.answers(1, 5);
    await hall.next();
    await expect(hall.question(6)).toBeVisible();
    await shot(screen, name);
  }
  await sideBySide(['exam-wide', 'exam-phone', 'result-phone'].map(file), 'docs/pictures/portal.webp');
});
