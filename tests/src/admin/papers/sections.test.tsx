// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { until } from '../../../kit/until';
import { bank, clicks, exam, leaves, opens, server, settles, texts, the, ticks, types, value } from '../kit';

afterEach(leaves);

async function opensDetails(title: string): Promise<void> {
  for (const each of document.querySelectorAll('details'))
    if (each.querySelector('summary')?.textContent?.includes(title)) await act(async () => each.toggleAttribute('open', true));
  await settles();
}

const chooses = (label: string) => act(async () => the('field', label).click());

const order = 'Order of sections';
const page = () => document.body.textContent ?? '';

test('locked sections are sent with their minutes, and the timer is their sum', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /exams/create': exam(4, 'Mock') });
  await opens('/admin/exam-creation');
  expect(page()).not.toContain('Minutes of this subject');
  await types('Exam name', 'Mock');
  await types('Subject name', 'Numbers');
  await ticks('Quantitative Aptitude');
  await opensDetails(order);
  await types('Order of the sections', 'locked');
  await clicks('button', 'Create Exam');
  expect(texts('alert')).toEqual(['Please check these fields.Subject 1, minutes: is missing, and a locked section needs it.']);
  await types('Minutes of this subject', '15');
  expect([value('Timer (minutes)'), (the('field', 'Timer (minutes)') as HTMLInputElement).readOnly]).toEqual(['15', true]);
  await types('Marks per correct answer of this subject', '2');
  await types('Negative marks per wrong answer of this subject', '0');
  await chooses('Learners may end this section before its time is over');
  await chooses('A number');
  await chooses('One right option');
  expect(page()).toContain('In all: 10 questions, 20 marks, 15 minutes');
  await clicks('button', 'Create Exam');
  expect(asked.find(({ call }) => call === 'POST /exams/create')?.body).toEqual({
    ...{ name: 'Mock', timerDuration: 15, marksPerCorrect: 4, negativeMarksPerWrong: 1, instructions: '' },
    subjects: [
      {
        ...{ name: 'Numbers', categoryIds: [1], numberOfQuestions: 10, minutes: 15, marksPerCorrect: 2, negativeMarksPerWrong: 0 },
        ...{ isLocked: true, mayFinishEarly: true, kinds: ['single', 'numeric'] },
      },
    ],
  });
});

test('an exam with sections is listed and copied with them; others are listed as before', async () => {
  const section = {
    minutes: 20,
    isLocked: true as const,
    mayFinishEarly: true as const,
    kinds: ['multiple' as const],
    questionsPerPassage: 5,
  };
  const subject = { name: 'Light', numberOfQuestions: 5, categories: [{ id: 6, name: 'Science' }] };
  const asked = server({
    'GET /categories': bank,
    'GET /exams/all': [
      exam(4, 'GATE', {
        subjects: [{ ...subject, ...section, negativeMarksPerWrong: 0 }],
        timerDuration: 20,
        multipleScheme: 'jee-advanced',
      }),
      exam(5, 'Plain', { subjects: [subject] }),
    ],
    'POST /exams/create': exam(6, 'Copy'),
  });
  await opens('/all-exams');
  expect([...document.querySelectorAll('td li')].map((item) => item.textContent)).toEqual([
    'Light: Science',
    'Light: Science5 questions · 20 min · locked · may end early · +4 −0 · Several right options · 5 of each passage',
  ]);
  await leaves();
  await opens('/admin/exam-creation?copy=4');
  await opensDetails('Its own: 20 min · −0 · may end early · Several right options · 5 of each passage');
  expect([value('Minutes of this subject'), value('Questions of each passage')]).toEqual(['20', '5']);
  await types('Exam name', 'Copy');
  await clicks('button', 'Create Exam');
  expect(asked.find(({ call }) => call === 'POST /exams/create')?.body).toMatchObject({
    ...{ name: 'Copy', timerDuration: 20, multipleScheme: 'jee-advanced' },
    subjects: [{ name: 'Light', categoryIds: [6], numberOfQuestions: 5, ...section, negativeMarksPerWrong: 0 }],
  });
});

test('an exam starts from a template: sections are mapped, and what the bank is short of is told before it is saved', async () => {
  const asked = server({
    'GET /categories': bank,
    'GET /questions/forecast': () => {
      const query = new URL(asked.at(-1)?.call.slice('GET '.length) ?? '', 'http://x').searchParams.get('subjects') ?? '';
      const subjects = query.split(';').map((each) => {
        const inBank = each.endsWith(':1:single') ? 40 : 10;
        return { needed: 25, inBank, drawn: Math.min(25, inBank), kinds: [{ kind: 'single', inBank }] };
      });
      return { subjects };
    },
    'POST /exams/create': exam(4, 'SSC CGL Tier 1'),
  });
  await opens('/admin/exam-creation');
  await opensDetails('Start from a real exam');
  expect(the('link', 'SSC CGL Tier 1, 2026').getAttribute('href')).toBe('/admin/exam-creation?template=ssc-cgl-tier-1');
  await leaves();
  await opens('/admin/exam-creation?template=ssc-cgl-tier-1');
  expect([value('Exam name'), value('Timer (minutes)'), value('Quantitative Aptitude'), value('English')]).toEqual([
    'SSC CGL Tier 1',
    '60',
    '1',
    '',
  ]);
  expect(page()).toContain('The order of the sections.');
  expect(page()).toContain('⚠ Without a category: General Intelligence and Reasoning, General Awareness, English Comprehension.');
  for (const area of ['Reasoning', 'General Awareness', 'English']) await types(area, '6');
  await until(async () => {
    await settles();
    return page().includes('⚠ The bank is short of 45 questions, in 3 sections.');
  });
  expect(page()).not.toContain('Without a category');
  expect(page()).toContain('⚠ One right option: needs 25, bank has 10, 15 short.');
  await clicks('button', 'Create Exam');
  const section = { numberOfQuestions: 25, minutes: 15, isLocked: true, kinds: ['single'] };
  expect(asked.find(({ call }) => call === 'POST /exams/create')?.body).toEqual({
    ...{ name: 'SSC CGL Tier 1', timerDuration: 60, marksPerCorrect: 2, negativeMarksPerWrong: 0.5, instructions: '' },
    subjects: [
      { name: 'General Intelligence and Reasoning', categoryIds: [6], ...section },
      { name: 'General Awareness', categoryIds: [6], ...section },
      { name: 'Quantitative Aptitude', categoryIds: [1], ...section },
      { name: 'English Comprehension', categoryIds: [6], ...section },
    ],
  });
});

test('the forecast says how many whole sets a draw takes, and which number they can meet', async () => {
  const sets = { inBank: 5, questions: 25, torn: 1, fewest: 2, most: 2, above: 15 };
  const asked = server({
    'GET /categories': bank,
    'GET /exams/all': [
      exam(4, 'Banking', {
        subjects: [{ name: 'DI', numberOfQuestions: 12, categories: [{ id: 6, name: 'Science' }], questionsPerPassage: 5 }],
      }),
    ],
    'GET /questions/forecast': { subjects: [{ needed: 12, inBank: 25, drawn: 10, sets }] },
  });
  await opens('/admin/assessment-creation?exam=4');
  await until(async () => {
    await settles();
    return page().includes('Passages: 5 sets, 25 questions. This draw takes 2 whole sets.');
  });
  expect(page()).toContain('⚠ Whole sets come to 10 or 15 questions.⚠ 1 passage cannot be drawn: it has too few questions here.');
  expect(asked.some(({ call }) => call.includes('subjects=12%3A6%3Aby5'))).toBe(true);
});

test('several locked subjects at once come with the same minutes; totals of what no exam could have are not told', async () => {
  server({ 'GET /categories': bank });
  await opens('/admin/exam-creation');
  await opensDetails(order);
  await types('Order of the sections', 'locked');
  await opensDetails('Several subjects at once');
  await settles();
  const several = document.querySelectorAll('[role="treegrid"]')[1];
  for (const box of several?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []) await act(async () => box.click());
  await types('Questions in all', '8');
  await types('Minutes each', '12');
  await clicks('button', 'Add subjects');
  expect(page()).toContain('In all: 8 questions, 32 marks, 24 minutes');
  await types('Marks per correct answer', '-1');
  expect(page()).toContain('In all: …');
});
