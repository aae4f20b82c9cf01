// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import { until } from '../../../kit/until';
import { all, bank, branch, clicks, exam, leaves, opens, server, settles, texts, the, ticks, types, unversioned, value } from '../kit';

afterEach(leaves);

async function opensDetails(title: string): Promise<void> {
  const details = [...document.querySelectorAll('details')].find((each) => each.querySelector('summary')?.textContent?.includes(title));
  await act(async () => details?.toggleAttribute('open', true));
  await settles();
}

const headings = () => [...document.querySelectorAll('h2, h3')].map((heading) => heading.textContent ?? '');

test('a category is renamed, and told to be in use where it cannot be deleted', async () => {
  const use = { questions: 2, retired: 1, subcategories: 1, exams: [{ id: 4, name: 'SSC CGL' }] };
  const asked = server({
    'GET /categories': bank,
    'GET /categories/6/use': use,
    'POST /categories/6/rename': branch(6, 'Sciences', [branch(7, 'Physics')]),
  });
  await opens('/admin/categories');
  await clicks('button', 'Change Science');
  await settles();
  expect(document.body.textContent).toContain('Directly in it: 2 questions, 1 question retired, 1 subcategory, the exam SSC CGL.');
  expect(document.body.textContent).toContain(
    'Only an empty category can be deleted. This one still has 2 questions, 1 question retired, 1 subcategory, the exam SSC CGL.',
  );
  await types('New name', ' ');
  await clicks('button', 'Rename');
  expect(texts('alert')).toEqual(['Category name cannot be empty!']);
  await types('New name', 'Sciences');
  await clicks('button', 'Rename');
  expect(unversioned(asked)).toContainEqual({ call: 'POST /categories/6/rename', body: { name: 'Sciences' } });
  expect(texts('status').join()).toContain('✅ “Science” is “Sciences” now.');
});

test('a category is moved and merged to places outside itself only', async () => {
  const asked = server({
    'GET /categories': bank,
    'GET /categories/1/use': { questions: 0, retired: 0, subcategories: 2, exams: [] },
    'POST /categories/1/merge': { questions: 0, retired: 0, subcategories: 2, exams: [] },
  });
  await opens('/admin/categories');
  await clicks('button', 'Change Quantitative Aptitude');
  await settles();
  await opensDetails('Merge into another');
  const offered = [...the('field', 'The other category').querySelectorAll('option')].map((option) => option.textContent);
  expect(offered).toEqual(['Choose a category', 'Science', 'Science › Physics']);
  await clicks('button', 'Merge');
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await types('The other category', '7');
  expect(document.querySelector('[name] [data-reach], details[open] [data-reach]')?.textContent).toBe(
    'All that is in “Quantitative Aptitude” goes to “Science › Physics”.Directly in it: 2 subcategories.The 2 subcategories go along, with all that is in them.At once, for every admin. Then it is deleted, which cannot be taken back. Assessments that are made stay as they are.',
  );
  await clicks('button', 'Merge');
  // Nothing is merged before the question is answered.
  const question = () => [...document.querySelectorAll('dialog')].find((one) => one.textContent?.startsWith('Merge “'));
  expect(question()?.textContent).toContain('Merge “Quantitative Aptitude” into “Science › Physics”?');
  expect(question()?.querySelector('[data-reach]')?.textContent).toContain('cannot be taken back');
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await act(async () => [...(question()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Merge')?.click());
  await settles();
  expect(question()).toBeUndefined();
  expect(asked).toContainEqual({ call: 'POST /categories/1/merge', body: { intoId: 7 } });
  expect(texts('status').join()).toContain('✅ “Quantitative Aptitude” was merged.');
});

test('several subjects are added at once, and the exam is drawn as a draft', async () => {
  const asked = server({
    'GET /categories': bank,
    'POST /exams/create': exam(4, 'Mock'),
    'POST /generate-assessment/from-exam': { code: 'too-few-questions', message: 'Science: 4 questions needed, 1 found.' },
  });
  await opens('/admin/exam-creation');
  await types('Exam name', 'Mock');
  await opensDetails('Several subjects at once');
  await settles();
  const several = document.querySelectorAll('[role="treegrid"]')[1];
  for (const box of several?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []) await act(async () => box.click());
  await types('Questions in all', '7');
  expect(() => the('field', 'Minutes each')).toThrow();
  await clicks('button', 'Add subjects');
  expect(document.body.textContent).toContain('In all: 7 questions, 28 marks, 30 minutes');
  await clicks('button', 'Create exam and draw its questions');
  expect(asked.find(({ call }) => call === 'POST /exams/create')?.body).toMatchObject({
    subjects: [
      { name: 'Quantitative Aptitude', categoryIds: [1], numberOfQuestions: 4 },
      { name: 'Science', categoryIds: [6], numberOfQuestions: 3 },
    ],
  });
  expect(asked.find(({ call }) => call.endsWith('from-exam'))?.body).toEqual({ examId: 4, name: 'Mock', state: 'draft' });
  // The exam is there, and can be drawn once the bank has enough.
  expect(texts('alert').join()).toContain('❌ Failed to generate assessment. Please ensure enough questions exist.');
  expect(the('link', 'Make an assessment from it').getAttribute('href')).toBe('/admin/assessment-creation?exam=4');
});

test('an exam is copied without its name, with its mix', async () => {
  const mix = { unit: 'questions' as const, parts: [{ difficultyLevel: 'Hard', amount: 2 }] };
  const subjects = [{ name: 'Light', numberOfQuestions: 5, categories: [{ id: 6, name: 'Science' }], mix }];
  const asked = server({
    'GET /categories': bank,
    'GET /exams/all': [exam(4, 'SSC CGL', { subjects, timerDuration: 90 })],
    'POST /exams/create': exam(5, 'Copy'),
  });
  await opens('/all-exams');
  expect(the('link', 'Copy SSC CGL').getAttribute('href')).toBe('/admin/exam-creation?copy=4');
  await leaves();
  await opens('/admin/exam-creation?copy=4');
  expect([value('Exam name'), value('Timer (minutes)'), value('Subject name'), value('Questions of Hard')]).toEqual([
    '',
    '90',
    'Light',
    '2',
  ]);
  await types('Exam name', 'Copy');
  await types('Questions of Easy', '3');
  await clicks('button', 'Create Exam');
  expect(asked.find(({ call }) => call === 'POST /exams/create')?.body).toMatchObject({
    name: 'Copy',
    subjects: [
      {
        name: 'Light',
        categoryIds: [6],
        numberOfQuestions: 5,
        mix: { unit: 'questions', parts: [...mix.parts, { difficultyLevel: 'Easy', amount: 3 }] },
      },
    ],
  });
});

test('the forecast says for each difficulty what the bank is short of', async () => {
  const levels = [
    { difficultyLevel: 'Easy', needed: 4, inBank: 9, drawn: 4 },
    { difficultyLevel: 'Hard', needed: 6, inBank: 2, drawn: 2 },
  ];
  const asked = server({
    'GET /categories': bank,
    'GET /questions/forecast': { subjects: [{ needed: 10, inBank: 40, drawn: 6, levels }] },
  });
  await opens('/admin/generate-assessment');
  await ticks('Science');
  await opensDetails('Difficulty mix');
  await types('Per cent of Easy', '40');
  await types('Per cent of Hard', '61');
  expect(document.body.textContent).toContain('The amounts are more than the whole, or not whole numbers.');
  await types('Per cent of Hard', '60');
  expect(document.body.textContent).toContain('Easy 4, Hard 6.');
  await until(async () => {
    await settles();
    return (document.body.textContent ?? '').includes('4 short.');
  });
  expect(asked.some(({ call }) => call.includes('subjects=10%3A6%3AEasy%3D4%2CHard%3D6'))).toBe(true);
  expect(document.body.textContent).toContain('Needs 10, bank has 40.Easy: needs 4, bank has 9.⚠ Hard: needs 6, bank has 2, 4 short.');
});

const drawn = (version: number | null, ...ids: number[]): DrawnPaper => ({
  ...{ id: 9, name: 'Mock', state: version === null ? 'published' : 'draft', version },
  subjects: [
    {
      subjectName: 'Maths',
      rules: { categoryIds: [1] },
      questions: ids.map((id) => ({
        ...{ id, description: `Question no. ${id}`, correctOptionId: 2, explanation: '', difficultyLevel: 'Easy', categories: ['Trains'] },
        options: [
          { id: 1, text: 'No' },
          { id: 2, text: 'Yes' },
        ],
      })),
    },
  ],
});

test('drawn questions are shown with the key, exchanged, moved and published', async () => {
  let now = drawn(1, 11, 12);
  const change = (next: DrawnPaper) => () => {
    now = next;
    return next;
  };
  const times = { opensAt: null, closesAt: null, resultsAt: null, endsTogether: false, code: null };
  const asked = server({
    'GET /assessment/9/drawn': () => now,
    'POST /assessment/9/drawn/redraw': change(drawn(2, 13, 12)),
    'POST /assessment/9/drawn/change': change(drawn(3, 12, 13)),
    'GET /assessment/9/schedule': { state: 'draft', ...times },
    'GET /people': () => new Response('[]', { headers: { 'X-Total-Count': '5000' } }),
    'POST /assessment/9/schedule': { state: 'published', ...times },
  });
  await opens('/admin/assessments/9/questions');
  expect(headings().filter((text) => /question/i.test(text))).toEqual(['Maths: 2 questions', 'Question 1', 'Question 2']);
  expect(document.querySelector('[data-right="true"]')?.textContent).toBe('BYesCorrect answer');
  await clicks('button', 'Another question in place of question 1');
  expect(asked).toContainEqual({ call: 'POST /assessment/9/drawn/redraw', body: { version: 1, questionId: 11 } });
  expect(texts('status')).toContain('Question 1 was exchanged.');
  await clicks('button', 'Move question 2 up');
  expect(asked).toContainEqual({ call: 'POST /assessment/9/drawn/change', body: { version: 2, subjects: [[12, 13]] } });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move question 1 up');
  const before = asked.length;
  await clicks('button', 'Move question 1 up');
  expect(asked).toHaveLength(before);
  await clicks('button', 'Publish');
  await settles();
  expect(document.querySelector('dialog [data-reach]')?.textContent).toBe(
    'For everybody: 5,000 learners at present.How many learners are sitting it now, and how many have handed in, could not be loaded.Without an opening: it can be started at once.',
  );
  expect(document.querySelector('dialog a')?.getAttribute('href')).toBe('/admin/assessments/9/schedule');
  now = drawn(null, 12, 13);
  await act(async () => (document.querySelector('dialog') as HTMLDialogElement).querySelectorAll('button')[1]?.click());
  await settles();
  expect(unversioned(asked)).toContainEqual({ call: 'POST /assessment/9/schedule', body: { state: 'published' } });
  expect(texts('status').join()).toContain('✅ Published.');
  expect(all('button').map((button) => button.textContent)).not.toContain('Another');
});

test('the questions of a draft are put into the order of the bank in one press, a set together', async () => {
  let now = drawn(1, 12, 14, 11);
  for (const question of now.subjects[0]?.questions.slice(1, 3) ?? []) question.passage = { id: 5 };
  const asked = server({
    'GET /assessment/9/drawn': () => now,
    'POST /assessment/9/drawn/change': () => {
      now = drawn(2, 11, 14, 12);
      for (const question of now.subjects[0]?.questions.slice(0, 2) ?? []) question.passage = { id: 5 };
      return now;
    },
  });
  await opens('/admin/assessments/9/questions');
  await clicks('button', 'In the order of the bank: Maths');
  expect(asked).toContainEqual({ call: 'POST /assessment/9/drawn/change', body: { version: 1, subjects: [[11, 14, 12]] } });
  expect(texts('status')).toContain('The questions stand in the order of the bank.');
  expect(all('button').map((button) => button.textContent)).not.toContain('In the order of the bank');
});

test('a paper that learners may have is shown, and cannot be changed', async () => {
  server({ 'GET /assessment/9/drawn': drawn(null, 11) });
  await opens('/admin/assessments/9/questions');
  expect(document.body.textContent).toContain('Learners may have this paper, so its questions stay as they are.');
  expect(all('button').map((button) => button.textContent)).not.toContain('Another');
});
