import { AxeBuilder } from '@axe-core/playwright';
import { assessmentOf } from '../../kit/bank';
import { Hall } from '../../kit/hall';
import { isReadyOffline } from '../../kit/test';
import { entersAs, expect, test } from '../../kit/visit';

const hindi = { text: '$x^2 = 4$ का धनात्मक मूल क्या है?', options: ['दो', 'चार'] };

test('a question in two languages is switched from one to the other offline; the answer stays, and the choice survives a reload @long', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Meera');
  const questions = [{ text: 'What is the positive root of $x^2 = 4$?', options: ['Two', 'Four'], hindi }];
  const paper = await assessmentOf(portal, { name: 'In both', questions });
  const page = await visit('/user/available-assessments');
  await entersAs(page, learner);
  await isReadyOffline(page);
  await page.goto(`/assessments/${paper.id}`);
  await expect(page.getByText('Ready offline')).toBeVisible();
  portal.goesDark();
  const hall = new Hall(page);
  await hall.starts();
  const question = hall.question(1);
  const turn = question.getByRole('group', { name: 'English / हिन्दी' });
  await expect(turn.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await hall.chooses(1);
  await turn.getByRole('button', { name: 'हिन्दी' }).press('Enter');
  await expect(question.getByRole('radio', { name: 'दो' })).toBeChecked();
  await expect(question.locator('fieldset[lang=hi] legend math')).toBeAttached();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(question.getByRole('radio', { name: 'दो' })).toBeChecked();
  await turn.getByRole('button', { name: 'English' }).click();
  await expect(question.getByRole('radio', { name: 'Two' })).toBeChecked();
});
