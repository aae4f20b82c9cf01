// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bank, clicks, leaves, logged, opens, server, settles, texts, the, ticks, types, value } from '../kit';

afterEach(leaves);

async function fillsIn() {
  await types('Question', 'A train 120 m long passes a pole in 6 s. Its speed?');
  await types('Search categories', 'trains');
  await ticks('Trains');
  await types('Option A', '20 m/s');
  await types('Option C', '10 m/s');
  await clicks('field', 'Option A is correct');
  await types('Explanation (optional)', '120 / 6 = 20');
  await types('Difficulty level', 'Easy');
  await types('Exam tags', 'SSC, Railways');
}

const reply = { id: 9, description: 'x', categoryIds: [3], difficultyLevel: '', language: '', examTags: [], options: [] };

test("a question is sent with the specification's field names; the form is then emptied, but keeps the categories", async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/create': reply });
  await opens('/admin/questions?question=new');
  await fillsIn();
  await clicks('button', 'Add Question');
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    description: 'A train 120 m long passes a pole in 6 s. Its speed?',
    categoryIds: [3],
    difficultyLevel: 'Easy',
    language: '',
    examTags: ['SSC', 'Railways'],
    options: [
      { id: 1, text: '20 m/s', correct: true, explanation: '120 / 6 = 20' },
      { id: 2, text: '10 m/s', correct: false, explanation: '' },
    ],
  });
  expect(texts('status')).toContain('✅ Question added successfully!');
  expect(value('Question')).toBe('');
  expect(value('Option A')).toBe('');
  expect(value('Difficulty level')).toBe('Easy');
  the('button', 'Remove Quantitative Aptitude › Arithmetic › Trains');
});

test('a failure is shown beside the form, and the typed text stays', async () => {
  const fields = { 'options.0.text': 'is required' };
  server({ 'GET /categories': bank, 'POST /questions/create': { code: 'invalid', message: 'The question was refused.', fields } });
  await opens('/admin/questions?question=new');
  await fillsIn();
  await clicks('button', 'Add Question');
  expect(texts('alert')).toEqual(['❌ Failed to add question.The question was refused.Option A, text: is required.']);
  expect(logged).toEqual(['createQuestion failed:']);
  expect(value('Question')).toContain('A train 120 m');
  expect(value('Option C')).toBe('10 m/s');
});

test('§5: the rules are shown one at a time, and nothing is sent', async () => {
  const asked = server({ 'GET /categories': bank });
  await opens('/admin/questions?question=new');
  await clicks('button', 'Add Question');
  expect(texts('alert')).toEqual(['❌ Please enter a question and select at least one category.']);
  expect(the('field', 'Question').getAttribute('aria-invalid')).toBe('true');
  await types('Question', 'Why?');
  expect(the('field', 'Question').getAttribute('aria-invalid')).toBeNull();
  expect(texts('alert')).toEqual(['❌ Please enter a question and select at least one category.']);
  await ticks('Science');
  expect(texts('alert')).toEqual([]);
  await clicks('button', 'Add Question');
  expect(texts('alert')).toEqual(['❌ Please provide at least 2 options.']);
  await types('Option A', 'yes');
  await types('Option B', 'no');
  await clicks('button', 'Add Question');
  expect(texts('alert')).toEqual(['❌ Please mark at least one option as correct.']);
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('formulas are announced beside the question and drawn while they are typed, in every text of the question', async () => {
  server({ 'GET /categories': bank });
  await opens('/admin/questions?question=new');
  const previews = () =>
    [...document.querySelectorAll('figure')].map((each) => [each.getAttribute('aria-label'), each.querySelector('div')?.textContent]);
  const hint = the('field', 'Question').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toContain('$x^2$');
  await types('Question', 'It costs $5.');
  expect(previews()).toEqual([]);
  // The typesetter's styles never load in jsdom, so the TeX source stands in for the formula.
  await types('Question', 'Solve $x^2 = 4$.');
  await types('Option A', String.raw`\(x = 2\)`);
  await types('Explanation (optional)', String.raw`\[x = \pm 2\]`);
  expect(previews()).toEqual([
    ['Preview of the question', 'Solve x^2 = 4.'],
    ['Preview of option A', 'x = 2'],
    ['Preview of the explanation', String.raw`x = \pm 2`],
  ]);
});

test('two presses send one question', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/create': reply });
  await opens('/admin/questions?question=new');
  await fillsIn();
  const button = the('button', 'Add Question');
  await act(async () => {
    button.click();
    button.click();
  });
  await settles();
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

test('Add and Duplicate sends the question and leaves a copy, which is sent only after a change', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/create': reply });
  await opens('/admin/questions?question=new');
  await fillsIn();
  const sent = () => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  await clicks('button', 'Add and Duplicate');
  expect(sent()).toHaveLength(1);
  expect(value('Exam tags')).toBe('SSC, Railways');
  expect(value('Option A')).toBe('20 m/s');
  expect(texts('status').join()).toContain('The form holds a copy of it');
  await clicks('button', 'Add Question');
  expect(texts('alert')).toEqual(['This is the question that was just added. Change it before you add it again.']);
  expect(sent()).toHaveLength(1);
  await types('Question', 'A train 150 m long passes a pole in 6 s. Its speed?');
  expect(texts('alert')).toEqual([]);
  await clicks('button', 'Add Question');
  expect(sent()).toMatchObject([{ examTags: ['SSC', 'Railways'] }, { description: 'A train 150 m long passes a pole in 6 s. Its speed?' }]);
  expect(value('Question')).toBe('');
});

test('the preview has the question as learners see it, in either language, and its answer apart', async () => {
  server({ 'GET /categories': bank });
  await opens('/admin/questions?question=new');
  const preview = () => document.querySelector('section[aria-label="As learners see it"]')?.textContent ?? '';
  expect(preview()).toContain('The question appears here');
  await fillsIn();
  expect(preview()).toContain('A train 120 m long passes a pole in 6 s. Its speed?A.20 m/sB.10 m/s');
  expect(preview()).toContain('Correct: A120 / 6 = 20');
});

test('a question in two languages is complete in both, or the missing field is named', async () => {
  const asked = server({ 'GET /categories': bank, 'POST /questions/create': reply });
  await opens('/admin/questions?question=new');
  await fillsIn();
  const fold = [...document.querySelectorAll('details')].find((each) => each.textContent?.includes('Second language'));
  await act(async () => {
    if (fold) fold.open = true;
    fold?.dispatchEvent(new Event('toggle'));
  });
  await types('Question (Hindi)', '120 मीटर लंबी रेलगाड़ी की चाल?');
  await types('Option A (Hindi)', '20 मी/से');
  await types('Explanation (Hindi)', '120 / 6 = 20');
  await clicks('button', 'Add Question');
  expect(texts('alert').join()).toContain('Second language, option B: is missing.');
  expect(the('field', 'Option C (Hindi)').getAttribute('aria-invalid')).toBe('true');
  expect(the('field', 'Option A (Hindi)').getAttribute('aria-invalid')).toBeNull();
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await types('Option C (Hindi)', '10 मी/से');
  await clicks('button', 'Add Question');
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    translation: { language: 'hi', options: ['20 मी/से', '10 मी/से'], explanation: '120 / 6 = 20' },
  });
});

test('a picture’s file error goes when another file is looked for or the field is edited; alternative texts are explained once', async () => {
  server({ 'GET /categories': bank, 'POST /pictures': { hash: 'a'.repeat(64), width: 9, height: 6, bytes: 40 } });
  await opens('/admin/questions?question=new');
  const chooser = the<HTMLInputElement>('field', 'Add a picture to option A');
  // jsdom has no file system, and the value of a file input cannot be set: the test replaces both.
  Object.defineProperty(chooser, 'value', { value: '', writable: true });
  const chooses = async (bytes: string) => {
    Object.defineProperty(chooser, 'files', { value: [new File([bytes], 'a.png')], configurable: true });
    await act(async () => chooser.dispatchEvent(new Event('change', { bubbles: true })));
    await settles();
  };
  const refusal = 'Picture of option A: the file is not a JPEG, PNG, WebP, GIF or AVIF picture.';
  await chooses('<svg/>');
  expect(texts('alert')).toEqual([refusal]);
  await types('Question', 'Why?');
  expect(texts('alert')).toEqual([refusal]);
  await types('Option A', 'The lamp');
  expect(texts('alert')).toEqual([]);
  await chooses('<svg/>');
  expect(texts('alert')).toEqual([refusal]);
  await clicks('field', 'Add a picture to option A');
  expect(texts('alert')).toEqual([]);
  await chooses('GIF89a');
  const hint = the('field', 'What the picture of option A shows').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toMatch(/^The description is for learners who cannot see the picture/);
});
