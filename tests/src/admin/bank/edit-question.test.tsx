// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Asked, bank, clicks, leaves, opens, server, settles, texts, the, types, value } from '../kit';

afterEach(leaves);

/** What was saved meanwhile, beside what is typed. */
const beside = () => document.querySelector('[data-overtaken]')?.textContent;

const question = (description: string) => ({
  id: 12,
  description,
  categoryIds: [3],
  difficultyLevel: '',
  language: '',
  examTags: [],
  options: [
    { id: 1, text: 'yes', correct: true, explanation: '' },
    { id: 2, text: 'no', correct: false, explanation: '' },
  ],
});
const historyOf = (...texts: string[]) => ({
  id: 12,
  isRetired,
  question: question(texts.at(-1) ?? ''),
  versions: texts
    .map((text, at) => ({
      ...{ version: at + 1, change: at === 0 ? 'created' : (changes.get(at + 1) ?? 'edited'), at: '2026-03-01T09:00:00.000Z' },
      ...{ by: at === 0 ? null : savedBy, question: question(text) },
    }))
    .reverse(),
});

let isRetired = false;
/** What other versions than edits are. */
const changes = new Map<number, 'retired' | 'restored'>();
let answers: Parameters<typeof server>[0];
/** Who saved the versions after the first. */
let savedBy: string;
const turns = (retired: boolean) => () => {
  isRetired = retired;
  return historyOf(...stored);
};

/** The texts of the versions that the server has. */
let stored: string[];
let asked: Asked[];
const edits = () => asked.filter(({ call }) => call.startsWith('POST /questions/12/edit'));

function edited(): object {
  const last = edits().at(-1);
  if (last?.call !== `POST /questions/12/edit?version=${stored.length}`)
    return { code: 'in-use', message: 'Changed.', reason: { code: 'changed-meanwhile', version: stored.length } };
  stored = [...stored, (last.body as { description: string }).description];
  return historyOf(...stored);
}

beforeEach(async () => {
  stored = ['What is it?'];
  isRetired = false;
  changes.clear();
  savedBy = 'second@portal.test';
  answers = {
    'GET /categories': bank,
    'GET /questions/12/history': () => historyOf(...stored),
    'POST /questions/12/edit': edited,
    'POST /questions/12/retire': turns(true),
    'POST /questions/12/restore': turns(false),
  };
  asked = server(answers);
  await opens('/admin/questions?question=12');
});

test('a save over another admin’s newer version is refused; both texts are shown, and the admin chooses', async () => {
  stored = ['What is it?', 'What is that?'];
  await types('Question', 'What is this?');
  await clicks('button', 'Save changes');
  expect(stored).toEqual(['What is it?', 'What is that?']);
  expect(texts('alert').join()).toContain('This was changed meanwhile');
  // Only what differs: the options, the key and the other fields are the same in both.
  expect(beside()).toMatch(/Saved now, by second@portal\.test, 1 Mar 2026, .*:What is that\?Take the saved one/);
  expect(beside()).toContain('Typed by you:What is this?Keep mine');
  expect(value('Question')).toBe('What is this?');
  await clicks('button', 'Keep mine; saving replaces it');
  await clicks('button', 'Save changes');
  expect(stored).toEqual(['What is it?', 'What is that?', 'What is this?']);
});

test('what is typed stays as it is, without a word of another save, when the question is retired and restored beside it', async () => {
  const turned = (change: 'retired' | 'restored') => () => {
    [isRetired, stored] = [change === 'retired', [...stored, 'What is it?']];
    changes.set(stored.length, change);
    return historyOf(...stored);
  };
  answers['POST /questions/12/retire'] = turned('retired');
  answers['POST /questions/12/restore'] = turned('restored');
  await types('Question', 'What is this?');
  for (const press of ['Retire', 'Restore']) {
    await clicks('button', press);
    await settles();
    expect([beside(), value('Question'), texts('alert')]).toEqual([undefined, 'What is this?', []]);
  }
  await clicks('button', 'Save changes');
  expect(stored).toEqual(['What is it?', 'What is it?', 'What is it?', 'What is this?']);
});

test('a key that alone differs is shown with its option, on both sides', async () => {
  stored = ['What is it?', 'What is it?'];
  await clicks('field', 'Option B is correct');
  await clicks('button', 'Save changes');
  const said = beside();
  expect(said).toMatch(/:A\. yes ✓\nB\. noTake the saved one/);
  expect(said).toContain('Typed by you:A. yes\nB. no ✓Keep mine');
});

test('what this admin saves in another tab is shown here at once, beside what is typed', async () => {
  await types('Question', 'What is this?');
  stored = ['What is it?', 'What is that?'];
  savedBy = 'admin-1@portal.test';
  const otherTab = new BroadcastChannel('admin saved');
  otherTab.postMessage('saved');
  await settles();
  expect(beside()).toContain('Saved now, by you, in another tab or on another device, 1 Mar 2026');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = resolve;
  });
  await clicks('button', 'Keep mine; saving replaces it');
  await clicks('button', 'Save changes');
  // The other tab hears of the save here.
  await heard;
  otherTab.close();
});

test('what another admin saves meanwhile is shown when the page comes into sight again', async () => {
  await types('Question', 'What is this?');
  stored = ['What is it?', 'What is that?'];
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await settles();
  expect(beside()).toMatch(/Another version was saved after you began.*Saved now, by second@portal\.test/s);
});

test('the saved version can be taken in place of the own one', async () => {
  stored = ['What is it?', 'What is that?'];
  await types('Question', 'What is this?');
  await clicks('button', 'Save changes');
  await clicks('button', 'Take the saved one, discard mine');
  expect([value('Question'), stored.length]).toEqual(['What is that?', 2]);
});

test('an earlier version is put back through the form, and not over what is typed', async () => {
  await types('Question', 'What is this?');
  await clicks('button', 'Save changes');
  expect(stored).toEqual(['What is it?', 'What is this?']);
  await types('Question', 'Half ty');
  await clicks('button', 'Put version 1 back');
  expect([value('Question'), texts('alert').join()]).toEqual(['Half ty', expect.stringContaining('Save or discard what is typed first.')]);
  await types('Question', 'What is this?');
  await clicks('button', 'Put version 1 back');
  await act(async () => undefined);
  await settles();
  expect(value('Question')).toBe('What is it?');
  expect(texts('status').join()).toContain('Version 1 is in the form.');
  // The sentence stands beside the button, which is in view, and a second press is no refusal.
  expect(document.activeElement).toBe(the('button', 'Save changes'));
  expect(document.activeElement?.closest('[data-long]')?.textContent).toContain('Version 1 is in the form.');
  expect(the('button', 'Put version 1 back').getAttribute('aria-disabled')).toBe('true');
  await clicks('button', 'Put version 1 back');
  expect(texts('alert')).toEqual([]);
  await clicks('button', 'Save changes');
  expect(stored).toEqual(['What is it?', 'What is this?', 'What is it?']);
});

test('a retired question says what that means, and is put back by one press', async () => {
  await clicks('button', 'Retire');
  await settles();
  expect(document.body.textContent).toContain('No new assessment draws this question; those that are made keep it.');
  expect(() => the('button', 'Retire')).toThrow();
  await clicks('button', 'Restore');
  await settles();
  expect(document.body.textContent).not.toContain('No new assessment draws this question');
  the('button', 'Retire');
});

test('a changed text whose second language stays as it was is said before the save, with a way to it, and saved all the same', async () => {
  await leaves();
  const translation = { language: 'hi', description: 'यह क्या है?', explanation: '', options: ['हाँ', 'नहीं'] };
  const both = { ...question('What is it?'), translation };
  const known = { ...historyOf('What is it?'), question: both };
  asked = server({ 'GET /categories': bank, 'GET /questions/12/history': known, 'POST /questions/12/edit': known });
  await opens('/admin/questions?question=12');
  const said = () => texts('status').join();
  expect(said()).not.toContain('Hindi text');
  await types('Question', 'What is that?');
  expect(said()).toContain('The Hindi text was not changed: look at it before you save.');
  await clicks('button', 'Look at it');
  expect(document.activeElement).toBe(the('field', 'Question (Hindi)'));
  await types('Question (Hindi)', 'वह क्या है?');
  expect(said()).not.toContain('Hindi text');
  await types('Question (Hindi)', 'यह क्या है?');
  await clicks('button', 'Save changes');
  expect(edits()).toHaveLength(1);
});
