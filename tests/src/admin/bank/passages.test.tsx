// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { PassageHistory } from '../../../../contract/question/passage-list';
import { questionLanguages } from '../../../../contract/question/translation';
import { clicks, leaves, opens, server, settles, texts, the, types, unloads, unversioned, value } from '../kit';

afterEach(leaves);

const passage = { id: 5, text: 'The monsoon reached the coast early.' };
const history: PassageHistory = {
  passage,
  questions: [],
  retiredIds: [],
  versions: [
    { version: 2, at: '2026-11-23T10:00:00.000Z', by: 'asha@example.org', passage },
    {
      version: 1,
      at: '2026-11-22T10:00:00.000Z',
      by: null,
      passage: { id: 5, text: 'The monsoon came.', translation: { language: 'ur', text: 'مانسون آیا۔' } },
    },
  ],
};

test('a passage has its second text in any of the languages, Urdu from right to left', async () => {
  const asked = server({ 'GET /passages/5': history, 'POST /passages/5/edit': history });
  await opens('/admin/passages/5');
  const choice = the('field', 'Second language of the passage');
  expect([...choice.querySelectorAll('option')].map((option) => option.value)).toEqual([...questionLanguages]);
  expect(the('field', 'Text of the passage (Hindi)').getAttribute('dir')).toBe('ltr');
  await types('Second language of the passage', 'ur');
  const second = the('field', 'Text of the passage (Urdu)');
  expect([second.getAttribute('lang'), second.getAttribute('dir')]).toEqual(['ur', 'rtl']);
  const preview = () => document.querySelector('[aria-label="As learners see it"] [lang="ur"]')?.textContent ?? null;
  expect(preview()).toBeNull();
  await types('Text of the passage (Urdu)', 'مانسون');
  expect(preview()).toContain('مانسون');
  await clicks('button', 'Save');
  expect(unversioned(asked)).toContainEqual({
    call: 'POST /passages/5/edit',
    body: { text: passage.text, translation: { language: 'ur', text: 'مانسون' } },
  });
  expect(texts('status').join()).toContain('✅ Passage saved.');
});

test('the form opens in the language of the stored second text', async () => {
  const [, first] = history.versions;
  server({ 'GET /passages/5': { ...history, passage: first?.passage } });
  await opens('/admin/passages/5');
  expect([value('Second language of the passage'), value('Text of the passage (Urdu)')]).toEqual(['ur', 'مانسون آیا۔']);
});

test('the versions of a passage stand below its questions, latest first, and open', async () => {
  server({ 'GET /passages/5': history });
  await opens('/admin/passages/5');
  const versions = [...document.querySelectorAll('[aria-label="History"] details')];
  expect(versions.map((each) => each.querySelector('summary')?.textContent?.slice(0, 10))).toEqual(['›Version 2', '›Version 1']);
  expect(versions[0]?.textContent).toContain('by asha@example.org');
  expect(versions[1]?.textContent).not.toContain('The monsoon came.');
  await act(async () => versions[1]?.toggleAttribute('open', true));
  await settles();
  expect(versions[1]?.textContent).toContain('The monsoon came.');
  expect(versions[1]?.querySelector('[lang="ur"]')?.getAttribute('dir')).toBe('rtl');
});

test('a passage that no question has is deleted after a question; of another one it is said which have it', async () => {
  const question = {
    ...{ id: 7, description: 'Which gas?', categoryIds: [1], difficultyLevel: '', language: '', examTags: [], options: [] },
  };
  server({ 'GET /passages/5': { ...history, questions: [question], retiredIds: [7] } });
  await opens('/admin/passages/5');
  expect(document.body.textContent).toContain(
    'It cannot be deleted while questions have it: 1, listed under “Its questions”, retired ones too.',
  );
  expect(texts('button')).not.toContain('Delete the passage');
  await leaves();
  const asked = server({ 'GET /passages/5': history, 'GET /passages/all': [], 'POST /passages/5/delete': { id: 5 } });
  await opens('/admin/passages/5');
  await clicks('button', 'Delete the passage');
  expect(document.querySelector('dialog [data-reach]')?.textContent).toContain('No question has this passage');
  await clicks('button', 'Delete it');
  await settles();
  expect(document.querySelector('h1')?.textContent).toBe('Passages');
  expect(asked.filter(({ call }) => call === 'GET /passages/5')).toHaveLength(1);
});

test('what is typed into a passage outlives its page, says so, and goes with the save', async () => {
  server({ 'GET /passages/5': history, 'POST /passages/5/edit': history });
  await opens('/admin/passages/5');
  await types('Text of the passage', 'The monsoon was late.');
  await unloads();
  await opens('/admin/passages/5');
  expect(value('Text of the passage')).toBe('The monsoon was late.');
  expect(texts('status').join()).toContain('What you typed here earlier is still here.');
  await clicks('button', 'Save');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a passage leads to a new question that has it; what is half typed of another matter waits by itself', async () => {
  server({
    'GET /passages/5': history,
    'GET /categories': [],
    'GET /passages/all': [],
  });
  await opens('/admin/passages/5');
  await clicks('link', 'Add a question to this passage');
  await settles();
  the('link', 'Open the passage');
  expect([...document.querySelectorAll('form details[open]')].map((one) => one.textContent).join()).toContain(passage.text);
  await leaves();
  await opens('/admin/questions?question=new');
  const field = [...document.querySelectorAll('details')].find((one) => one.textContent?.includes('Passage that other questions share'));
  await act(async () => field?.toggleAttribute('open', true));
  await settles();
  await settles();
  expect(document.body.textContent).toContain('There are no passages yet.');
  await clicks('button', 'Write a new passage');
  await types('Text of the passage', 'Half a passage');
  await unloads();
  await opens('/admin/questions?question=new&passage=5');
  expect(document.body.textContent).not.toContain('What you typed here earlier is still here.');
  the('link', 'Open the passage');
  await types('Question', 'What is read?');
  await unloads();
  await opens('/admin/questions?question=new');
  expect([value('Text of the passage'), value('Question')]).toEqual(['Half a passage', '']);
  await unloads();
  await opens('/admin/questions?question=new&passage=5');
  expect(value('Question')).toBe('What is read?');
});
