import { bringAxe, isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { handsIn } from '../kit/sitting';
import { isReadyOffline } from '../kit/test';
import { entersAs, expect, test } from '../kit/visit';

test('the mistake notebook: practised offline, a question leaves after two correct answers, and returns by undo', { tag: '@long' }, async ({
  visit,
  portal,
}) => {
  const learner = await portal.learner('Nila');
  for (const name of ['Grammar', 'Numbers']) {
    const paper = await assessmentOf(portal, { name, questions: plainQuestions(2) });
    // The first right, the second wrong in one paper and left out in the other.
    await handsIn(portal, learner, paper, (i) => (i === 0 ? 0 : name === 'Grammar' ? 1 : null));
  }
  const page = await visit('/');
  await bringAxe(page);
  await page.goto('/user/my-assessments');
  await entersAs(page, learner);
  await expect(page.getByRole('region', { name: 'Your scores over time' })).toBeVisible();
  await isClean(page, 'my assessments with a trend');
  await page.getByRole('link', { name: /^Mistake notebook/ }).click();
  await expect(page.getByText('2 results are not on this device yet.')).toBeVisible();
  await isClean(page, 'notebook, empty');
  await page.getByRole('button', { name: 'Load them' }).click();
  await expect(page.getByRole('button', { name: 'Practise: 2 questions' })).toBeVisible();
  await isReadyOffline(page);
  await page.context().setOffline(true);
  await page.reload();

  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Grammar');
  const practise = page.getByRole('button', { name: /^Practise/ });
  await expect(practise).toHaveText('Practise: 1 question');
  await isClean(page, 'notebook, one subject');
  const sent: string[] = [];
  // The session may ask for the role at any time, and the page for its list of results: practice sends nothing.
  const isOurs = (url: string) => url.includes('/api/') && !/\/api\/(users\/role|assessment\/results)\//.test(url);
  page.on('request', (request) => isOurs(request.url()) && sent.push(request.url()));
  const answers = async (option: string) => {
    await page.getByRole('radio', { name: option }).check();
    await page.getByRole('button', { name: 'Check' }).click();
  };
  const finishes = async () => {
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Back to the notebook' }).click();
  };
  await practise.click();
  await expect(page.getByRole('heading', { name: '1 of 1' })).toBeFocused();
  await isClean(page, 'practice');
  await answers('Right');
  await expect(page.getByText("Answer it correctly once more and it's cleared.")).toBeVisible();
  await isClean(page, 'practice, right');
  await finishes();
  await practise.click();
  await answers('Worst');
  await expect(page.getByText('It stays in the notebook.')).toBeVisible();
  await isClean(page, 'practice, wrong');
  // After the undo, one more correct answer is needed.
  await page.getByRole('button', { name: 'Undo' }).click();
  await answers('Right');
  await expect(page.getByText('You had seen the solution, so it does not count this time.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Back to the notebook' }).click();
  await practise.click();
  await answers('Right');
  await expect(page.getByText("It's cleared from the notebook.")).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('1 of 1 right.')).toBeVisible();
  await page.reload();
  await expect(practise).toHaveText('Practise: 1 question');
  await expect(page.getByText('Numbers').first()).toBeVisible();
  await expect(page.getByText('Grammar')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('what was practised offline on one device is in the notebook of another, once the first one is online', async ({ visit, portal }) => {
  const learner = await portal.learner('Tara');
  const paper = await assessmentOf(portal, { name: 'Grammar', questions: plainQuestions(3) });
  await handsIn(portal, learner, paper, (i) => (i === 0 ? 0 : 1));
  const opens = async () => {
    const page = await visit('/user/mistake-notebook');
    await entersAs(page, learner);
    await page.goto('/user/mistake-notebook');
    await page.getByRole('button', { name: 'Load them' }).click();
    return { page, practise: page.getByRole('button', { name: /^Practise/ }) };
  };
  const one = await opens();
  await expect(one.practise).toHaveText('Practise: 2 questions');
  await isReadyOffline(one.page);
  await one.page.context().setOffline(true);
  for (let round = 0; round < 2; round += 1) {
    await one.practise.click();
    await one.page.getByRole('radio', { name: 'Right' }).check();
    await one.page.getByRole('button', { name: 'Check' }).click();
    await expect(one.page.getByRole('status').filter({ hasText: 'Right.' })).toBeVisible();
    await one.page.getByRole('button', { name: 'Next question' }).click();
    await one.page.getByRole('button', { name: 'Back to the notebook' }).click();
  }
  await expect(one.practise).toHaveText('Practise: 1 question');
  const sent = one.page.waitForResponse((reply) => reply.url().endsWith('/api/practice') && reply.request().method() === 'POST');
  await one.page.context().setOffline(false);
  expect((await sent).status()).toBe(200);

  const other = await opens();
  await expect(other.practise).toHaveText('Practise: 1 question');
});
