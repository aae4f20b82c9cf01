import { assessmentOf, plainQuestions } from '../kit/bank';
import { sizes, speaks } from '../kit/shots';
import { isReadyOffline } from '../kit/test';
import { entersAs, expect, test } from '../kit/visit';

test('the account menu closes with the dialog of *Display* and with another language, and the focus is back on its button', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Mira');
  const page = await visit('/user/login', { serviceWorkers: 'block' });
  await entersAs(page, learner);
  await expect(page.getByRole('heading', { name: 'Welcome, Mira!' })).toBeVisible();
  const account = page.getByRole('button', { name: /^Account of/ });
  for (const close of [() => page.getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')]) {
    await account.click();
    await page.getByRole('button', { name: 'Display', exact: true }).click();
    await page.getByRole('radio', { name: 'Large', exact: true }).check();
    await close();
    await expect(page.locator('#account')).toBeHidden();
    await expect(account).toBeFocused();
  }
  await account.click();
  await page.locator('#account').getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'नमस्ते, Mira!' })).toBeVisible();
  await expect(page.locator('#account')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mira Kumar का खाता' })).toBeFocused();
});

test('offline the header of a test has one row at each size of text, in both languages, on a narrow phone too', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Tara');
  const paper = await assessmentOf(portal, { name: 'One row', questions: plainQuestions(2) });
  const page = await visit('/user/login');
  await entersAs(page, learner);
  await page.goto(`/assessments/${paper.id}`);
  await isReadyOffline(page);
  await page.context().setOffline(true);
  const head = page.locator('header').first();
  await expect(head.getByRole('status')).toBeVisible();
  for (const width of [360, 320])
    for (const language of ['hi', 'en'])
      for (const size of ['normal', 'largest']) {
        await page.setViewportSize({ width, height: 740 });
        await speaks(page, language);
        await sizes(page, size);
        const tops = await head
          .locator('a, [role=status], button')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2));
        expect(Math.max(...tops) - Math.min(...tops), `${width} ${language} ${size}`).toBeLessThan(3);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
          0,
        );
      }
});
