// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bank, clicks, exam, leaves, opens, server, texts, the, ticks, types, unloads, value } from '../kit';

beforeEach(() => {
  server({ 'GET /categories': bank, 'GET /exams/all': [exam(4, 'SSC CGL')], 'GET /questions/all': [], 'POST /questions/create': reply });
});
afterEach(leaves);

const reply = { id: 9, description: 'x', categoryIds: [3], difficultyLevel: '', language: '', examTags: [], options: [] };
const kept = 'What you typed here earlier is still here. It has not been sent.Discard';
/** What the dialog says of the reach of its act. */
const asked = () => document.querySelector('dialog [data-reach]')?.textContent;

async function discards() {
  await clicks('button', 'Discard');
  await act(async () => document.querySelector<HTMLButtonElement>('dialog button:last-child')?.click());
}

const notices = () => texts('status').filter((text) => text.startsWith('What you typed'));

/** Leaves the page, as a reload or a link does, and opens it again. */
async function comesBack(path: string, uid?: string) {
  await unloads();
  await opens(path, undefined, uid);
}

test('a half-typed question outlives a clicked link and a reload, says so, and can be discarded', async () => {
  await opens('/admin/questions?question=new');
  await types('Question', 'Half a question');
  await types('Option B', 'Half an option');
  await clicks('field', 'Option B is correct');
  await ticks('Science');
  await clicks('link', 'Manage Exams');
  await clicks('link', 'Manage Questions');
  expect(texts('status')).toContain('A half-typed question is waiting. It has not been sent.Go on with it');
  await clicks('link', 'Go on with it');
  expect(value('Question')).toBe('Half a question');
  await comesBack('/admin/questions?question=new');
  expect(notices()).toEqual([kept]);
  expect(value('Option B')).toBe('Half an option');
  expect(the<HTMLInputElement>('field', 'Option B is correct').checked).toBe(true);
  the('button', 'Remove Science');
  await clicks('button', 'Discard');
  expect(asked()).toBe(
    'For you alone: it was never sent, and is kept in this tab only.4 entries are lost.At once. Nothing brings it back.',
  );
  await clicks('button', 'Cancel');
  expect(value('Question')).toBe('Half a question');
  await discards();
  expect(value('Question')).toBe('');
  expect(notices()).toEqual([]);
  await comesBack('/admin/questions?question=new');
  expect(value('Question')).toBe('');
  expect(notices()).toEqual([]);
});

test('a question that was added leaves no draft, and neither do the categories kept for the next one', async () => {
  await opens('/admin/questions?question=new');
  await types('Question', 'Why?');
  await ticks('Science');
  await types('Option A', 'yes');
  await types('Option B', 'no');
  await clicks('field', 'Option A is correct');
  await clicks('button', 'Add Question');
  expect(texts('status')).toContain('✅ Question added successfully!');
  expect(Object.keys(sessionStorage)).toEqual([]);
  await comesBack('/admin/questions?question=new');
  expect(notices()).toEqual([]);
});

test('another admin in the same tab does not see the draft and does not leave it there', async () => {
  await opens('/admin/questions?question=new');
  await types('Question', 'Mine');
  await comesBack('/admin/questions?question=new', 'admin-2');
  expect(value('Question')).toBe('');
  await comesBack('/admin/questions?question=new');
  expect(value('Question')).toBe('');
});

test('a draft of another version of the portal is dropped, and so is one that is not JSON', async () => {
  for (const text of ['{"description":"Old"}', '{']) {
    sessionStorage.setItem('draft:admin-1:question', text);
    await comesBack('/admin/questions?question=new');
    expect(value('Question')).toBe('');
    expect(notices()).toEqual([]);
  }
});

test.each([
  ['/admin/exam-creation', 'Exam name'],
  ['/admin/generate-assessment', 'Assessment name'],
  ['/admin/assessment-creation', 'Assessment name'],
])('a half-typed form on %s outlives a clicked link and a reload', async (path, field) => {
  await opens(path);
  await types(field, 'Half a name');
  await clicks('link', 'Manage Exams');
  await comesBack(path);
  expect(value(field)).toBe('Half a name');
  expect(notices()).toEqual([kept]);
  await discards();
  expect(value(field)).toBe('');
});

test('a picture that was being processed when the page was left is not waited for', async () => {
  await opens('/admin/questions?question=new');
  await types('Question', 'With a picture');
  const [key = ''] = Object.keys(sessionStorage);
  const draft = JSON.parse(sessionStorage.getItem(key) ?? '') as object;
  await unloads();
  sessionStorage.setItem(key, JSON.stringify({ ...draft, picture: { alt: '', kept: null } }));
  await opens('/admin/questions?question=new');
  expect(value('Question')).toBe('With a picture');
  expect(texts('status')).not.toContain('Uploading the picture…');
});

describe('a form of few fields', () => {
  const portal = {
    ...{ name: 'Lotus Academy', shortName: 'Lotus', hindiName: '', colour: '#0f5e66', contactEmail: '', contactPhone: '' },
    ...{ grievanceOfficer: '', grievanceContact: '', iconsAt: null, savedBy: null, savedAt: null },
  };

  test.each([
    ['/admin/portal', 'Name of the portal'],
    ['/admin/groups', 'Name'],
    ['/admin/categories', 'Name'],
  ])('outlives a reload at %s, says so, and can be discarded', async (path, field) => {
    server({ 'GET /portal': portal, 'GET /groups': [], 'GET /categories': bank });
    await opens(path);
    const before = value(field);
    await types(field, 'Half a name');
    await comesBack(path);
    expect(value(field)).toBe('Half a name');
    expect(notices()).toEqual([kept]);
    await discards();
    expect(value(field)).toBe(before);
    await comesBack(path);
    expect(notices()).toEqual([]);
  });

  test('of the webhook is not stored: its address may be a secret', async () => {
    server({ 'GET /webhook': { url: null, isFixed: false, isOff: false, deliveries: [] } });
    await opens('/admin/webhook');
    await types('Address', 'https://hooks.school.org/token-of-the-hook');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('token-of-the-hook');
  });
});
