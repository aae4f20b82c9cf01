import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { Hall } from '../kit/hall';
import { expect, isReadyOffline, signsIn, test } from '../kit/test';

test('the largest text in high contrast, chosen in the menu, applies from the first screen on, through an exam without a network, and fits a phone', {
  tag: '@long',
}, async ({ portal, phone }) => {
  const learner = await portal.learner('Mira');
  const paper = await assessmentOf(portal, { name: 'Large and clear', questions: plainQuestions(2) });
  const page = await phone.context.newPage();
  await page.goto(`${portal.api.url}/user/login`);
  await signsIn(page, learner);
  // A navigation draws the menu anew: it is opened once no navigation is left.
  await expect(page.getByRole('heading', { name: 'Welcome, Mira!' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Display', exact: true }).click();
  await page.getByRole('radio', { name: 'Largest' }).check();
  await page.getByRole('checkbox', { name: 'High contrast' }).check();
  const root = page.locator('html');
  await expect(root).toHaveCSS('font-size', '20.8px');
  await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await isClean(page, 'dashboard with display settings, largest text in high contrast');

  await page.goto(`${portal.api.url}/assessments/${paper.id}`);
  await isReadyOffline(page);
  await expect(page.getByText('Ready offline')).toBeVisible();
  portal.goesDark();
  await phone.losesNetwork();
  await isClean(page, 'start screen, largest text in high contrast');
  const hall = new Hall(page);
  await hall.starts();
  await hall.chooses(1);
  await isClean(page, 'exam, largest text in high contrast');
  await page.reload();
  await expect(hall.question(1)).toBeVisible();
  await expect(root).toHaveCSS('font-size', '20.8px');

  // In an exam on a phone, the palette has the choice.
  await page.getByRole('button', { name: 'All questions' }).click();
  await page.getByRole('button', { name: 'Display', exact: true }).click();
  await page.getByRole('radio', { name: 'Normal' }).check();
  await page.getByRole('checkbox', { name: 'High contrast' }).uncheck();
  await expect(root).toHaveCSS('font-size', '16px');
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(root).toHaveCSS('background-color', 'rgb(245, 246, 248)');
});
