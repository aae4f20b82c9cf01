import { questionsOf } from '../../../../contract/assessment/assessment';
import { assessmentOf } from '../../kit/bank';
import { handsIn } from '../../kit/sitting';
import { entersAs, expect, isAt, meets, test } from '../../kit/visit';

test.use({ hasWorker: false });

const six = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'];
const questions = (count: number) => Array.from({ length: count }, (_, i) => ({ text: `What is no. ${i + 1}?`, options: six }));

test('§2.11 §2.57 §2.58 §9.13 §9.16 the result: 15 questions a page, options lettered A to F, the chosen and the correct one, and the explanation', async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Ila');
  const paper = await assessmentOf(portal, { name: 'Of thirty-one', questions: questions(31) });
  await handsIn(portal, learner, paper, (i) => [0, 5, null][i % 3] ?? null);
  const page = await visit(`/assessments/${paper.id}/result`);
  await entersAs(page, learner);

  const shown = page.locator('section[data-outcome]');
  await test.step('§2.57 §9.13 15 questions on the first page', async () => {
    await expect(page.getByRole('heading', { name: 'Questions 1–15 of 31' })).toBeVisible();
    await expect(shown).toHaveCount(15);
  });
  const options = (i: number) => shown.nth(i).getByRole('listitem');
  await test.step('§2.58 §9.16 options lettered A to F', async () =>
    expect((await options(0).allInnerTexts()).map((text) => text.slice(0, 1))).toEqual(['A', 'B', 'C', 'D', 'E', 'F']));
  await test.step('§2.11 the chosen and the right one, and why', async () => {
    await expect(options(0).nth(0)).toContainText('Your answer, correct');
    await expect(options(1).nth(5)).toContainText('Your answer');
    await expect(options(1).nth(0)).toContainText('Correct answer');
    await expect(shown.nth(2)).toContainText('Unattempted');
    await expect(shown.nth(2)).toContainText('Because: Alpha');
    await expect(shown.nth(0)).toContainText(questionsOf(paper)[0]?.description ?? 'nothing');
  });

  // The views come later and move what is below them, under a click too.
  await expect(page.getByRole('tablist', { name: 'Views of the result' })).toBeVisible();
  await page.getByRole('button', { name: 'See solutions' }).click();
  await expect(page.getByRole('heading', { name: 'Questions 1–15 of 31' })).toBeFocused();
  // Below the heading and one row of filters.
  await expect.poll(async () => (await shown.nth(0).boundingBox())?.y ?? 740).toBeLessThan(140);
  const turnsBy = async (name: string) => {
    const button = page.getByRole('button', { name });
    // Questions are laid out as they come near: the scroll of a click would move the button under the click itself.
    await button.scrollIntoViewIfNeeded();
    await button.click();
  };
  await turnsBy('Next page');
  const second = page.getByRole('heading', { name: 'Questions 16–30 of 31' });
  await expect(second).toBeFocused();
  await expect(shown).toHaveCount(15);
  await turnsBy('Page 3');
  await expect(page.getByRole('heading', { name: 'Questions 31–31 of 31' })).toBeVisible();
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('§8.4 §8.5 §8.6 a result that cannot be loaded: the sentence inline and in an alert, then the assessment; not while offline', async ({
  visit,
  portal,
}) => {
  meets(/^refused GET \/api\/assessment\/999999\S*: 404/);
  const learner = await portal.learner('Jatin');
  const paper = await assessmentOf(portal, { name: 'Never sat', questions: questions(1) });
  const page = await visit('/user/dashboard');
  await entersAs(page, learner);
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    // An alert stops the page: the text that it shows now was there when the alert came.
    alerts.push(dialog.message());
    await dialog.accept();
  });
  const inline = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const look = () => {
            const banner = document.querySelector('[role=alert]');
            if (banner) resolve(banner.textContent ?? '');
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  const comesTo = async (sentence: string, at: string) => {
    alerts.length = 0;
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `${at}/result`);
    expect(await inline()).toBe(sentence);
    await isAt(page, at);
    expect(alerts).toEqual([sentence]);
  };

  // A paper without a hand-in, and a paper that does not exist: both get the server's own 404.
  await comesTo('You are not authorized to view this result.', `/assessments/${paper.id}`);
  await comesTo('You are not authorized to view this result.', '/assessments/999999');
  portal.api.answers(/GET \/api\/.*\/result$/, 403, { code: 'forbidden', message: 'Not yours.' });
  await comesTo('You are not authorized to view this result.', `/assessments/${paper.id}`);
  portal.api.answers(/GET \/api\/.*\/result$/, 500, { code: 'internal', message: 'The disk is full.' });
  await comesTo('Something went wrong while loading the result.', `/assessments/${paper.id}`);

  portal.api.refuses(/GET \/api\/.*\/result$/);
  alerts.length = 0;
  await page.goto(`/assessments/${paper.id}/result`);
  await expect(page.getByText(/No connection\. Connect once to load this result/)).toBeVisible();
  expect(alerts).toEqual([]);
  await isAt(page, `/assessments/${paper.id}/result`);
});
