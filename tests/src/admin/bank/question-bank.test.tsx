// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { totalHeader } from '../../../../contract/calls/page-header';
import { all, bank, clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

afterEach(leaves);

const question = (id: number) => ({
  id,
  description: `Asked ${id}?`,
  categoryIds: [3],
  difficultyLevel: 'Easy',
  language: 'English',
  examTags: ['SSC'],
  options: [
    { id: 1, text: 'yes', correct: true, explanation: '' },
    { id: 2, text: 'no', correct: false, explanation: '' },
  ],
});
/** A page of a list of 60. */
const paged = (ids: number[]) => () => new Response(JSON.stringify(ids.map(question)), { headers: { [totalHeader]: '60' } });

const list = 'GET /questions/all';
const answers = {
  'GET /categories': bank,
  [list]: paged([9, 8]),
  [`${list}?state=active&sort=-id&page=2&size=25`]: paged([7, 6]),
  'POST /questions/change': () => ({ changed: [{ id: 9, version: 2 }], unchanged: 1, skipped: [{ id: 7, why: 'too-many-tags' }] }),
  'POST /questions/undo': () => ({ changed: [], unchanged: 0, skipped: [{ id: 9, why: 'changed-since' }] }),
};
const selects = async (text: string) => {
  const row = all('row').find((each) => each.textContent?.includes(text));
  await act(async () => row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
};
const bodies = (asked: ReturnType<typeof server>) => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
const lists = (asked: ReturnType<typeof server>) => asked.filter(({ call }) => call.startsWith(list)).map(({ call }) => call.split('?')[1]);

test('the bank comes first, the form by New question; an address of a question asks for no list', async () => {
  const asked = server(answers);
  await opens('/admin/questions');
  expect(texts('row').some((row) => row.includes('Asked 9?'))).toBe(true);
  expect(document.querySelector('form')).toBeNull();
  expect(the('link', 'Edit question 9').getAttribute('href')).toBe('/admin/questions?question=9');
  await clicks('link', 'New question');
  expect(document.querySelector('form')?.getAttribute('aria-label')).toBe('Add a question');
  await clicks('link', '‹Back to the bank');
  expect(document.querySelector('form')).toBeNull();
  await leaves();
  asked.splice(0);
  await opens('/admin/questions?question=9');
  expect(lists(asked)).toEqual([]);
});

test('an address lists what it says; a filter returns to its first page, and Enter on a row opens the question with the list kept', async () => {
  const asked = server(answers);
  await opens('/admin/questions?search=train&difficulty=Easy&sort=-name&page=2');
  expect(lists(asked)).toEqual(['state=active&sort=-name&search=train&difficulty=Easy&page=2&size=25']);
  expect(the<HTMLInputElement>('field', 'Search questions').value).toBe('train');
  await types('Show', 'retired');
  await settles();
  expect(lists(asked).at(-1)).toBe('state=retired&sort=-name&search=train&difficulty=Easy&page=1&size=25');
  const row = all('row').find((each) => each.textContent?.includes('Asked 8?'));
  await act(async () => row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })));
  await settles();
  expect(the('link', '‹Back to the bank').getAttribute('href')).toBe(
    '/admin/questions?search=train&difficulty=Easy&state=retired&sort=-name',
  );
});

test('questions of several pages are tagged by one call; what stayed as it was is named, and Undo takes back what was changed', async () => {
  const asked = server(answers);
  await opens('/admin/questions');
  await selects('Asked 9?');
  await selects('Asked 8?');
  await clicks('button', 'Next');
  await selects('Asked 7?');
  expect(texts('status')).toContain('3 selected');
  await clicks('button', 'Tags');
  await clicks('button', 'Add tags');
  expect(bodies(asked)).toEqual([]);
  await types('Exam tags', 'Mock, SSC');
  await clicks('button', 'Add tags');
  expect(bodies(asked)).toEqual([{ ids: [9, 8, 7], change: 'tag', tags: ['Mock', 'SSC'] }]);
  const notice = () => document.querySelector('[role=group][aria-label="Last change"]')?.textContent ?? '';
  expect(notice()).toContain('1 question was tagged.1 question was so already.Have as many tags as a question may have: 7.');
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })));
  await settles();
  expect(bodies(asked).at(-1)).toEqual({ changed: [{ id: 9, version: 2 }] });
  expect(notice()).toBe('Changed again since, so left as they are: 9.Close');
  await clicks('button', 'Close');
  expect(notice()).toBe('');
});

test('a refused change keeps the selection and says why', async () => {
  server({ ...answers, 'POST /questions/change': { code: 'unavailable', message: 'Later.' } });
  await opens('/admin/questions');
  await selects('Asked 9?');
  await clicks('button', 'Retire');
  expect(texts('alert').join()).toContain('❌ The questions could not be changed.');
  expect(texts('status')).toContain('1 selected');
  await clicks('button', 'Clear');
  expect(texts('status')).not.toContain('1 selected');
});

test('selected questions are put under a passage that is found by its words, or taken from their own', async () => {
  const asked = server({
    ...answers,
    'GET /passages/all': [{ id: 5, text: 'The monsoon reached the coast early.', questions: 3, retired: 0 }],
    'POST /questions/change': () => ({ changed: [{ id: 9, version: 2 }], unchanged: 0, skipped: [{ id: 8, why: 'passage-full' }] }),
  });
  await opens('/admin/questions');
  await selects('Asked 9?');
  await selects('Asked 8?');
  await clicks('button', 'Passage');
  await settles();
  await clicks('button', 'Choose: The monsoon reached the coast early. 3 questions');
  expect(bodies(asked)).toEqual([{ ids: [9, 8], change: 'attach', passageId: 5 }]);
  const notice = () => document.querySelector('[role=group][aria-label="Last change"]')?.textContent ?? '';
  expect(notice()).toContain('1 question was put under the passage.Their passage has 10 questions already: 8.');
  expect(document.querySelector('dialog')).toBeNull();
  await clicks('button', 'Passage');
  await settles();
  await clicks('button', 'Take from their passage');
  expect(bodies(asked).at(-1)).toEqual({ ids: [9, 8], change: 'detach' });
  expect(notice()).toContain('1 question was taken from their passage.');
});

test('the questions of one upload are listed by their address, with a way to take them back', async () => {
  const asked = server({ ...answers, 'GET /questions/uploads/41': { total: 2, used: 0, changed: 0 } });
  await opens('/admin/questions?upload=41');
  expect(lists(asked).at(-1)).toBe('state=active&sort=-id&upload=41&page=1&size=25');
  expect(document.body.textContent).toContain('These are the questions of one upload.');
  await clicks('button', 'Take this upload back');
  await settles();
  expect(document.querySelector('dialog')?.textContent).toContain('2 of 2 questions of this upload leave the question bank.');
  await clicks('button', 'Cancel');
  await clicks('button', 'Clear filters');
  expect(lists(asked).at(-1)).toBe('state=active&sort=-id&page=1&size=25');
  expect(document.body.textContent).not.toContain('These are the questions of one upload.');
});
