// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { all, bank, clicks, exam, leaves, opens, server, texts, the, ticks, types, value } from '../kit';

afterEach(leaves);

test('§9.5 §9.6 §9.7 an exam has its defaults and is sent with marksPerCorrect, negativeMarksPerWrong and its subjects', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /exams/create': exam(4, 'SSC CGL Tier 1') });
  await opens('/admin/exam-creation');
  expect([value('Timer (minutes)'), value('Marks per correct answer'), value('Negative marks per wrong answer')]).toEqual(['30', '4', '1']);
  await types('Exam name', 'SSC CGL Tier 1');
  await types('Negative marks per wrong answer', '0.5');
  await types('Subject name', 'Science');
  await types('Number of questions', '5');
  await ticks('Science');
  await clicks('button', '+ Add subject');
  await clicks('button', 'Create Exam');
  expect(asked.find(({ call }) => call === 'POST /exams/create')?.body).toEqual({
    name: 'SSC CGL Tier 1',
    timerDuration: 30,
    marksPerCorrect: 4,
    negativeMarksPerWrong: 0.5,
    instructions: '',
    subjects: [{ name: 'Science', categoryIds: [6], numberOfQuestions: 5 }],
  });
  expect(texts('status').join()).toContain('✅ Exam created successfully!');
  expect(the('link', 'Make an assessment from it').getAttribute('href')).toBe('/admin/assessment-creation?exam=4');
});

test('marks that a wrong answer costs above those of a right one are said beside them', async () => {
  server({ 'GET /categories': bank });
  await opens('/admin/exam-creation');
  const regions = [...document.querySelectorAll('[role=status]')];
  // In regions that were there before: of others, a reader tells nothing.
  const said = () => regions.filter(({ textContent }) => textContent === 'A wrong answer costs more than a right one gives.').length;
  await types('Negative marks per wrong answer', '4');
  expect(said()).toBe(0);
  await types('Negative marks per wrong answer', '9');
  expect(said()).toBe(1);
  await types('Negative marks per wrong answer', '');
  expect(said()).toBe(0);
});

test('§5, §8: an exam without a subject is refused; a failed call shows an error', async () => {
  server({ 'GET /categories': bank, 'POST /exams/create': { code: 'internal', message: 'Something went wrong on the server.' } });
  await opens('/admin/exam-creation');
  await types('Exam name', 'Empty');
  await clicks('button', 'Remove subject 1');
  await clicks('button', 'Create Exam');
  expect(texts('alert')).toEqual(['Please fill in exam name and at least one subject.']);
  await clicks('button', '+ Add subject');
  await types('Subject name', 'Science');
  await clicks('button', 'Create Exam');
  expect(texts('alert')).toEqual(['Please check these fields.Subject 1, categories: names no category.']);
  await ticks('Science');
  await clicks('button', 'Create Exam');
  expect(texts('alert')).toEqual(['❌ Failed to create exam.Something went wrong on the server.']);
  expect(value('Exam name')).toBe('Empty');
});

test('§7.15 the picker lists exams by descending id; the new assessment is linked', async () => {
  const asked = server({
    'GET /exams/all': [exam(2, 'Second'), exam(11, 'Eleventh'), exam(3, 'Third')],
    'POST /generate-assessment/from-exam': { id: 77 },
  });
  await opens('/admin/assessment-creation');
  expect(texts('option').map((text) => text.split(' · ')[0])).toEqual(['Select an exam', 'Eleventh', 'Third', 'Second']);
  await clicks('button', 'Generate Assessment');
  expect(texts('alert')).toEqual(['⚠️ Please select an exam and enter an assessment name.']);
  await types('Exam', '3');
  await types('Assessment name', 'Mock 1');
  await clicks('button', 'Generate Assessment');
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await clicks('button', 'Publish');
  expect(asked.findLast(({ call }) => call.startsWith('POST'))).toEqual({
    call: 'POST /generate-assessment/from-exam',
    body: { examId: 3, name: 'Mock 1' },
  });
  expect(texts('status').join()).toContain('✅ Assessment generated with ID: 77');
  expect(the('link', 'View assessment 77').getAttribute('href')).toBe('/assessments/77');
});

test("§8: too few questions: the specification's sentence, and below it the server's details", async () => {
  const problem = { code: 'too-few-questions', message: 'Science needs 10 questions, 4 found.' };
  server({ 'GET /exams/all': [exam(3, 'Third')], 'POST /generate-assessment/from-exam': problem });
  await opens('/admin/assessment-creation?exam=3');
  await types('Assessment name', 'Mock 1');
  await clicks('button', 'Generate Assessment');
  await clicks('button', 'Publish');
  expect(texts('alert')).toEqual([`❌ Failed to generate assessment. Please ensure enough questions exist.${problem.message}`]);
});

test('§2: the exams table starts with the newest exam and is ordered by a column when its header is pressed', async () => {
  const subjects = [{ name: 'Maths', numberOfQuestions: 5, categories: [{ id: 5, name: 'Algebra' }] }];
  server({ 'GET /exams/all': [exam(1, 'Alpha', { subjects, instructions: 'x'.repeat(120) }), exam(2, 'Beta')] });
  await opens('/all-exams');
  const firstCells = () =>
    all('row')
      .slice(1)
      .map((row) => {
        const copy = row.cloneNode(true) as Element;
        // The links below the name are no column.
        for (const ways of copy.querySelectorAll('[data-ways]')) ways.remove();
        return copy.textContent?.trim();
      });
  expect(firstCells()).toEqual(['Beta30 min4110-', `Alpha30 min4110${'x'.repeat(100)}…Maths: Algebra`]);
  await clicks('column', 'Name');
  expect(firstCells()[0]).toContain('Alpha');
  await types('Search exams', 'beta');
  expect(firstCells()).toEqual(['Beta30 min4110-']);
});
