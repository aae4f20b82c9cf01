import { questionsOf } from '../../../contract/assessment/assessment';
import { isClean } from '../kit/axe';
import { expect, fresh, saying, test } from '../kit/desk';
import type { Account, Portal } from '../kit/portal';

/** A paper of one question of each kind, in two sections, the second with marks of its own; ids in the order one, several, number. */
async function everyKind(portal: Portal, name: string) {
  const admin = await portal.admin();
  const options = (right: readonly number[]) =>
    [1, 2, 3, 4].map((id) => ({ id, text: `Option ${id}`, correct: right.includes(id), explanation: id === right[0] ? 'Because.' : '' }));
  const kinds = [
    { description: 'Which one is right?', options: options([1]) },
    { description: 'Which ones are right?', kind: 'multiple' as const, options: options([1, 3]) },
    { description: 'What is $g$ in m/s²?', kind: 'numeric' as const, answer: { from: 9.8, to: 9.8 }, explanation: 'It falls.' },
  ];
  const categories = [];
  for (const [at, body] of kinds.entries()) {
    const { id } = await portal.call(admin, 'addCategory', { query: { name: `${name} ${at}` } });
    await portal.call(admin, 'createQuestion', { body: { ...body, categoryIds: [id] } });
    categories.push(id);
  }
  const [one = 0, several = 0, number = 0] = categories;
  const exam = await portal.call(admin, 'createExam', {
    body: {
      ...{ name, timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, multipleScheme: 'jee-advanced' },
      subjects: [
        { name: 'Choices', numberOfQuestions: 2, categoryIds: [one, several] },
        { name: 'Numbers', numberOfQuestions: 1, categoryIds: [number], marksPerCorrect: 3, negativeMarksPerWrong: 0 },
      ],
    },
  });
  const { id } = await portal.call(admin, 'generateFromExam', { body: { examId: exam.id, name } });
  const questions = questionsOf(await portal.call(admin, 'getPaper', { params: { id } }));
  const idOf = (kind: string | undefined) => questions.find((question) => question.kind === kind)?.id ?? 0;
  return { id, ids: [idOf(undefined), idOf('multiple'), idOf('numeric')] as const };
}

type Kinds = Awaited<ReturnType<typeof everyKind>>;

const sends = (
  portal: Portal,
  learner: Account,
  { id, ids: [one, several, number] }: Kinds,
  chosen: number,
  set: number[],
  value: string,
) =>
  portal.call(learner, 'submit', {
    params: { id },
    body: {
      ...{ assessmentId: id, timeTaken: 42, submitted: true as const },
      answers: [
        { questionId: one, selectedOptionId: chosen, markedForReview: false },
        { questionId: several, selectedOptionId: null, selectedOptionIds: set, markedForReview: false },
        { questionId: number, selectedOptionId: null, value, markedForReview: false },
      ],
    },
  });

test('keys of several right options and of numbers are mended by a new set and a new range', { tag: '@long' }, async ({ desk, portal }) => {
  const paper = await everyKind(portal, fresh('Kinds'));
  const [, several, number] = paper.ids;
  const learners = await Promise.all(Array.from({ length: 12 }, (_, at) => portal.learner(`Kind${at}`)));
  for (const [at, learner] of learners.entries())
    await sends(
      portal,
      learner,
      paper,
      (at % 2) + 1,
      at % 3 === 0 ? [1, 3] : at % 3 === 1 ? [3] : [2, 3],
      at % 4 === 0 ? '9.8' : at % 4 === 1 ? '-' : '9.81',
    );

  const page = await desk('/');
  await page.goto(`/admin/assessments/${paper.id}`);
  const row = page.getByRole('row', { name: /Which ones are right/ });
  await expect(row).toContainText('Several right options');
  await expect(row).toContainText('All right 4');
  await expect(row).toContainText('Partly right 4');
  await expect(page.getByRole('row', { name: /What is/ })).toContainText('9.81: 6');
  await isClean(page, 'overview with questions of every kind');

  await page.goto(`/admin/assessments/${paper.id}/questions/${several}`);
  const mend = page.getByRole('form', { name: 'Mend this question' });
  await mend.getByRole('checkbox', { name: /^A/ }).click();
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('8 scores');
  await mend.getByRole('textbox', { name: 'Reason' }).fill('Only C is right.');
  await isClean(page, 'question with several right options, its key being corrected');
  await mend.getByRole('button', { name: 'Correct the key and mark 12 again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark again now' }).click();
  await expect(saying(page, 'success')).toHaveText('The change is saved. 8 scores changed.');
  await expect(page.getByRole('region', { name: 'Changes so far' })).toContainText('Key: A, C → Key: C');

  await page.goto(`/admin/assessments/${paper.id}/questions/${number}`);
  await expect(page.getByRole('region', { name: 'As learners saw it' })).toContainText('Right: 9.8');
  await mend.getByRole('textbox', { name: 'Right up to' }).fill('9.7');
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('Enter two numbers, the smaller one first.');
  await mend.getByRole('textbox', { name: 'Right up to' }).fill('9.82');
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('6 scores');
  await mend.getByRole('textbox', { name: 'Reason' }).fill('Rounding.');
  await mend.getByRole('button', { name: 'Correct the key and mark 12 again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark again now' }).click();
  await expect(saying(page, 'success')).toHaveText('The change is saved. 6 scores changed.');
  await expect(page.getByRole('region', { name: 'Changes so far' })).toContainText('Key: 9.8 → Key: 9.8 to 9.82');
  await isClean(page, 'numeric question, its key corrected');
});
