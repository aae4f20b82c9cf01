import { questionsOf } from '../../../contract/assessment/assessment';
import { isClean } from '../kit/axe';
import { assessmentOf, plainQuestions } from '../kit/bank';
import { expect, fresh, saying, test } from '../kit/desk';
import { entersAs } from '../kit/enters';
import { handsIn } from '../kit/sitting';

test('a wrong key is found on the overview and mended in five clicks or less, and its learners read why @long', async ({
  desk,
  portal,
}) => {
  const name = fresh('Wrong key');
  const paper = await assessmentOf(portal, { name, questions: plainQuestions(4) });
  const [first] = questionsOf(paper);
  const learners = await Promise.all(Array.from({ length: 12 }, (_, at) => portal.learner(`Mend${at}`)));
  // Learners who know the rest choose B in the first question, the others its key, A.
  await Promise.all(learners.map((learner, at) => handsIn(portal, learner, paper, (i) => (at < 6 ? (i === 0 ? 1 : 0) : i === 0 ? 0 : 2))));

  const page = await desk('/');
  await page.goto(`/admin/assessments/${paper.id}`);
  // Every click of a mouse is counted where it arrives.
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0';
    addEventListener(
      'pointerdown',
      () => {
        document.documentElement.dataset.clicks = String(Number(document.documentElement.dataset.clicks) + 1);
      },
      true,
    );
  });
  await page.getByRole('region', { name: 'Check the key' }).getByRole('link', { name: 'Question 1' }).click();
  await expect(page.getByRole('region', { name: 'As learners saw it' })).toContainText(first?.description ?? '');
  await page.getByRole('group', { name: 'Right option' }).getByRole('radio', { name: /^B/ }).click();
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('12 scores, 0 ranks in the first 10');
  await page.getByRole('textbox', { name: 'Reason' }).click();
  await page.keyboard.type('B is right.');
  await page.getByRole('button', { name: 'Correct the key and mark 12 again' }).click();
  await expect(page.getByRole('dialog')).toContainText('12 scores, 0 ranks in the first 10: 6 rise, 6 fall.');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark again now' }).click();
  await expect(saying(page, 'success')).toHaveText('The change is saved. 12 scores changed.');
  expect(Number(await page.evaluate(() => document.documentElement.dataset.clicks))).toBeLessThanOrEqual(5);

  await expect(page.getByRole('region', { name: 'Changes so far' })).toContainText('Key: A → Key: B');
  await expect(page.getByRole('region', { name: 'As learners saw it' }).getByRole('listitem').nth(1)).toContainText('Correct');
  await isClean(page, 'question, its key corrected');
  const result = await portal.call(learners[0] ?? (await portal.admin()), 'getResult', { params: { id: paper.id } });
  expect(result).toMatchObject({ correctAnswers: 4, regrades: [{ reason: 'B is right.' }] });
});

test('a question is dropped by keyboard alone, and put back', { tag: '@long' }, async ({ desk, visit, portal }) => {
  const name = fresh('Dropped');
  const paper = await assessmentOf(portal, { name, questions: plainQuestions(3) });
  const id = questionsOf(paper)[1]?.id ?? 0;
  const learners = await Promise.all([0, 1, 2].map((at) => portal.learner(`Drop${at}`)));
  for (const [at, learner] of learners.entries()) await handsIn(portal, learner, paper, (i) => (i === at ? 1 : 0));
  const page = await desk('/');
  await page.goto(`/admin/assessments/${paper.id}/questions/${id}`);
  const mend = page.getByRole('form', { name: 'Mend this question' });
  await mend.getByRole('radio', { name: /^Correct the key/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(mend.getByRole('radio', { name: /^Drop the question/ })).toBeChecked();
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('Total: 3 → 2 marks');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // Without a reason nothing is sent.
  await page.keyboard.press('Enter');
  await expect(saying(page, 'error')).toContainText('Reason');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('It has a misprint.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark again now' }).press('Enter');
  await expect(saying(page, 'success')).toHaveText('The change is saved. 2 scores changed.');
  await expect(page.getByRole('region', { name: 'As learners saw it' })).toContainText('Dropped');
  await isClean(page, 'question, dropped');

  const own = await visit(`/assessments/${paper.id}/result`);
  await entersAs(own, learners[0] ?? (await portal.admin()));
  await own.goto(`/assessments/${paper.id}/result`);
  await expect(own.getByRole('region', { name: 'Marked again' })).toContainText('Reason: It has a misprint.');
  await expect(own.getByRole('region', { name: 'Score' })).toContainText('/ 2');
  await isClean(own, 'result, marked again');
  await own.getByRole('tab', { name: 'Insights' }).click();
  await expect(own.getByRole('region', { name: 'What this result tells you' })).toBeVisible();
  await isClean(own, 'insights, a question dropped');

  await mend.getByRole('radio', { name: /^Correct the key/ }).check();
  await mend.getByRole('textbox', { name: 'Reason' }).fill('It had none.');
  await mend.getByRole('button', { name: /^Correct the key and mark 3 again/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark again now' }).click();
  await expect(page.getByRole('region', { name: 'Changes so far' }).getByRole('listitem')).toHaveText([
    /^Dropped → Key: AIt had none\./,
    /^Key: A → DroppedIt has a misprint\./,
  ]);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('region', { name: 'Changed after hand-ins' })).toContainText('Question 2');
  await isClean(page, 'overview with changes');
});

test('a wrong key is mended, its learner reads why, and the bank and another test take it too', async ({ desk, visit, portal }) => {
  const paper = await assessmentOf(portal, { name: fresh('Mended'), questions: plainQuestions(2) });
  const id = questionsOf(paper)[0]?.id ?? 0;
  const admin = await portal.admin();
  const { question } = await portal.call(admin, 'getQuestionHistory', { params: { id } });
  const other = await portal.call(admin, 'generateByCategories', {
    body: { ...{ name: fresh('Other'), durationInMinutes: 30, totalMarks: 2, questionCount: 2 }, categories: question.categoryIds },
  });
  const learner = await portal.learner('Mendel');
  await handsIn(portal, learner, paper, (i) => (i === 0 ? 1 : 0));
  const own = await visit('/user/dashboard');
  await entersAs(own, learner);
  await expect(own.getByText('Exams Taken1')).toBeVisible();
  const page = await desk(`/admin/assessments/${paper.id}/questions/${id}`);
  const corrects = async (button: string, told: string) => {
    await page.getByRole('group', { name: 'Right option' }).getByRole('radio', { name: /^B/ }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('B is right.');
    await page.getByRole('button', { name: button }).click();
    if (!told.includes('No score')) await page.getByRole('dialog').getByRole('button', { name: 'Mark again now' }).click();
    await expect(saying(page, 'success').first()).toHaveText(told);
  };
  await corrects('Correct the key and mark 1 again', 'The change is saved. 1 score changed.');
  await expect(page.getByRole('region', { name: 'Changes so far' })).toContainText('Key: A → Key: B');
  const result = await portal.call(learner, 'getResult', { params: { id: paper.id } });
  expect(result).toMatchObject({ correctAnswers: 2, regrades: [{ reason: 'B is right.' }] });
  await own.reload();
  await own.getByRole('link', { name: `“${paper.name}” was marked again: ` }).click();
  await expect(own.getByRole('region', { name: 'Marked again' })).toContainText(/^Marked againScore: .+ → .+/);
  await own.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(own.getByText('Exams Taken1')).toBeVisible();
  await expect(own.getByText('was marked again')).toHaveCount(0);

  const elsewhere = page.getByRole('region', { name: 'The same question elsewhere' });
  await elsewhere.getByRole('button', { name: 'Set the key B in the bank too' }).click();
  await expect(elsewhere).toContainText('The bank has this key now');
  const { question: after } = await portal.call(admin, 'getQuestionHistory', { params: { id } });
  expect(after.options.map(({ correct }) => correct)).toEqual([false, true, false, false]);
  await elsewhere.getByRole('link', { name: other.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
  await expect(elsewhere.getByRole('link', { name: paper.name })).toBeVisible();
  await corrects('Correct the key and mark 0 again', 'The change is saved. No score changed.');
  await expect(elsewhere.getByRole('listitem')).toHaveCount(0);
});
