// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import type { Regrade, RegradePreview, RegradePreviewDraft } from '../../../../contract/assessment/regrade';
import type { Item, Statistics } from '../../../../contract/assessment/statistics';
import { seenOf } from '../../../../contract/calls/edited-version';
import { clicks, leaves, opens, server, settles, texts, the, types, unloads } from '../kit';

afterEach(async () => {
  vi.useRealTimers();
  await leaves();
});

const taken = (count: number) => ({ count, meanScore: null });
const item: Item = {
  ...{
    questionId: 7,
    questionText: 'Q',
    subjectName: 'Physics',
    facility: 0.5,
    discrimination: null,
    medianSeconds: null,
    skipped: taken(0),
  },
  options: [1, 2, 3].map((id) => ({ id, text: `Option ${id}`, isCorrect: id === 1, ...taken(4) })),
};
const paper: Paper = {
  ...{
    id: 4,
    name: 'Mock',
    description: '',
    instructions: '',
    durationInMinutes: 30,
    totalMarks: 4,
    createdAt: '2026-01-05T10:00:00.000Z',
  },
  ...{ marksPerQuestion: 4, negativeMarkingPerWrongQuestion: 1 },
  subjects: [
    { subjectName: 'Physics', questions: [{ id: 7, description: 'Q', options: item.options.map(({ id, text }) => ({ id, text })) }] },
  ],
};
const statistics: Statistics = {
  ...{ assessmentId: 4, name: 'Mock', totalMarks: 4, participants: 12, asOf: null, scores: [], items: [item] },
};
const preview = (changed: number): RegradePreview => ({
  ...{
    isSame: false,
    participants: 12,
    changed,
    risen: changed,
    fallen: 0,
    firstTen: 0,
    totalMarks: { before: 4, after: 4 },
    discrimination: -0.12,
  },
});

/** Opens the form; a preview of option 3 waits until the returned function is called. */
async function corrects(schedule: object | 'no network' = 'no network', told: () => Statistics = () => statistics) {
  const asked = server({
    'GET /assessment/4/statistics': told,
    'GET /assessment/4/hand-ins': { handedIn: 12, latestAt: null },
    'GET /assessment/4': paper,
    'GET /assessment/4/schedule': schedule,
    'GET /assessment/4/regrades': [],
    'GET /questions/7/history': 'no network',
    'GET /assessment/4/questions/7/elsewhere': { assessments: [], isWhole: true },
    'POST /assessment/4/regrade/preview': preview(5),
    'POST /assessment/4/regrade': { version: 1, changed: 5 },
  });
  const plain = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const { optionIds } = JSON.parse(String(init?.body ?? '{}')) as Partial<RegradePreviewDraft>;
    if (String(input).endsWith('/preview') && optionIds?.includes(3)) await held;
    return plain(input, init);
  };
  await opens('/admin/assessments/4/questions/7');
  const sent = () => asked.filter(({ call }) => /^POST \/assessment\/4\/regrade(\?|$)/.test(call)).map(({ body }) => body);
  return { release, sent };
}

const submits = async () => {
  await act(async () => document.querySelector('form')?.requestSubmit());
  await settles();
};
const told = () => document.querySelector('section[aria-label="What changes"]')?.textContent;

const correctShare = () =>
  [...document.querySelectorAll('section[aria-label="As learners saw it"] dt')].find(({ textContent }) => textContent === '% correct')
    ?.nextElementSibling?.textContent;

test('a correction that is half typed outlives a reload, and says so', async () => {
  await corrects();
  await clicks('field', 'BOption 2');
  await types('Reason', 'B is right.');
  await unloads();
  await corrects();
  expect(texts('status').join()).toContain('What you typed here earlier is still here.');
  expect(the<HTMLInputElement>('field', 'BOption 2').checked).toBe(true);
  expect(the<HTMLInputElement>('field', 'Reason').value).toBe('B is right.');
});

test('figures of the key before are not those of the new one: they are unknown until they are counted, and asked for until then', async () => {
  const counted = { ...item, facility: 0.25, options: item.options.map((option) => ({ ...option, isCorrect: option.id === 2 })) };
  const replies = { now: statistics };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await corrects('no network', () => replies.now);
  expect(correctShare()).toBe('50%');
  await clicks('field', 'BOption 2');
  await types('Reason', 'It is right.');
  await submits();
  await clicks('button', 'Mark again now');
  await settles();
  expect(correctShare()).toBe('–');
  replies.now = { ...statistics, items: [counted] };
  await act(async () => vi.advanceTimersToNextTimer());
  await settles();
  expect(correctShare()).toBe('25%');
});

test('a change is sent only while its own preview is on the screen, not the one of the selection before', async () => {
  const { release, sent } = await corrects();
  await clicks('field', 'BOption 2');
  expect(told()).toContain('5 scores');
  // Before the press: a key by which those who know the rest are wrong.
  expect(told()).toContain('Discrimination by this key: −0.12Below 0');
  await types('Reason', 'It is right.');
  await clicks('field', 'COption 3');
  expect(told()).not.toContain('5 scores');
  await submits();
  expect(sent()).toEqual([]);
  release();
  await settles();
  expect(told()).toContain('5 scores');
  await submits();
  // Results that may be released are asked about, with what was seen.
  expect(sent()).toEqual([]);
  expect(document.querySelector('dialog')?.textContent).toContain(
    'For all 12 learners who handed in. They may have read their results.Key: A → Key: C5 scores, 0 ranks in the first 10: 5 rise, 0 fall.Discrimination by this key: −0.12',
  );
  await clicks('button', 'Mark again now');
  await settles();
  expect(sent()).toEqual([{ questionId: 7, change: 'key', optionIds: [3], reason: 'It is right.' }]);
  expect(texts('status').join()).toContain('5 scores changed');
  expect(the<HTMLTextAreaElement>('field', 'Reason').value).toBe('');
  // What was sent holds, and no figures of it wait; another choice is looked at as ever.
  expect(told()).toBe('What changesDone: the question counts in this way now. Choose something else to change it again.');
  await clicks('field', 'BOption 2');
  expect(told()).toContain('5 scores');
  await clicks('field', 'COption 3');
  // The figures are counted anew meanwhile: the card shows the new key, and a second press sends nothing.
  const right = [...document.querySelectorAll('section[aria-label="As learners saw it"] li')].filter((each) =>
    each.textContent?.includes('Correct'),
  );
  expect(right.map((each) => each.textContent)).toEqual([expect.stringContaining('Option 3')]);
  expect(correctShare()).toBe('–');
  await types('Reason', 'Once more.');
  await submits();
  expect(sent()).toHaveLength(1);
});

/** Opens the form on a server where another admin corrects the key to B: `corrects` tells the history so, as the first sending does. */
async function opensBesideAnother() {
  const theirs: Regrade = {
    ...{ version: 5, questionId: 7, reason: 'B is meant.', by: 'ravi@portal.test', at: '2026-03-01T09:00:00.000Z', marked: 12, changed: 9 },
    before: { change: 'key', optionIds: [1] },
    after: { change: 'key', optionIds: [2] },
  };
  let regrades: Regrade[] = [];
  const asked = server({
    'GET /assessment/4/statistics': statistics,
    'GET /assessment/4/hand-ins': { handedIn: 12, latestAt: null },
    'GET /assessment/4': paper,
    'GET /assessment/4/schedule': 'no network',
    'GET /assessment/4/regrades': () => regrades,
    'GET /questions/7/history': 'no network',
    'GET /assessment/4/questions/7/elsewhere': { assessments: [], isWhole: true },
    'POST /assessment/4/regrade/preview': preview(5),
    [`POST /assessment/4/regrade?version=${seenOf.counting(null)}`]: () => {
      // The history knows it at once; the figures are counted anew later.
      regrades = [theirs];
      const reason = { code: 'changed-meanwhile', version: seenOf.counting(theirs), by: theirs.by, at: theirs.at };
      return { code: 'in-use', message: 'Changed.', reason };
    },
    [`POST /assessment/4/regrade?version=${seenOf.counting(theirs)}`]: { version: 6, changed: 5 },
  });
  const sent = () => asked.filter(({ call }) => call.startsWith('POST /assessment/4/regrade?')).map(({ call }) => call.split('=')[1]);
  const press = async () => {
    await submits();
    const dialog = document.querySelector('dialog')?.textContent;
    await clicks('button', 'Mark again now');
    await settles();
    return dialog;
  };
  await opens('/admin/assessments/4/questions/7');
  await clicks('field', 'COption 3');
  await types('Reason', 'C is right.');
  const corrects = () => {
    regrades = [theirs];
  };
  return { sent, press, corrects };
}

test('a key that another admin corrected meanwhile is named before a further one replaces it; what was typed stays', async () => {
  const { sent, press } = await opensBesideAnother();
  expect(await press()).toContain('Key: A → Key: C');
  expect(texts('alert').join()).toContain('Changed by ravi@portal.test');
  expect(document.querySelector('section[aria-label="Changes so far"]')?.textContent).toContain('B is meant.');
  expect(the<HTMLInputElement>('field', 'COption 3').checked).toBe(true);
  expect(the<HTMLTextAreaElement>('field', 'Reason').value).toBe('C is right.');
  expect(await press()).toContain('Key: B → Key: C');
  expect(sent()).toEqual(['1', '6']);
});

test('a correction of another admin that is heard of under a half-filled form is named too before it is replaced', async () => {
  const { sent, press, corrects } = await opensBesideAnother();
  corrects();
  const otherTab = new BroadcastChannel('admin saved');
  otherTab.postMessage('saved');
  await settles();
  otherTab.close();
  expect(document.querySelector('section[aria-label="Changes so far"]')?.textContent).toContain('B is meant.');
  await press();
  expect(texts('alert').join()).toContain('Changed by ravi@portal.test');
  expect(sent()).toEqual(['1']);
  expect(await press()).toContain('Key: B → Key: C');
  expect(sent()).toEqual(['1', '6']);
});

test('where the changes so far cannot be loaded, it is said in place of the form that needs them, and asked for again', async () => {
  let isThere = false;
  server({
    'GET /assessment/4/statistics': statistics,
    'GET /assessment/4/hand-ins': { handedIn: 12, latestAt: null },
    'GET /assessment/4': paper,
    'GET /assessment/4/schedule': 'no network',
    'GET /assessment/4/regrades': () => (isThere ? [] : { code: 'unexpected', message: 'Broken.' }),
    'GET /questions/7/history': 'no network',
    'GET /assessment/4/questions/7/elsewhere': { assessments: [], isWhole: true },
    'POST /assessment/4/regrade/preview': preview(5),
  });
  await opens('/admin/assessments/4/questions/7');
  expect(texts('alert').join()).toContain('A correction needs the changes so far, which could not be loaded.');
  expect(document.querySelector('form')).toBeNull();
  isThere = true;
  await clicks('button', 'Try again');
  await settles();
  expect(document.querySelector('form')).not.toBeNull();
});

test('a reason that is too long is refused by name, and stays as it was typed', async () => {
  const { sent } = await corrects();
  const long = 'why '.repeat(126);
  await clicks('field', 'BOption 2');
  await types('Reason', long);
  await submits();
  await clicks('button', 'Mark again now');
  await settles();
  expect(sent()).toEqual([]);
  expect(texts('alert').join()).toContain('500');
  expect(the<HTMLTextAreaElement>('field', 'Reason').value).toBe(long);
});

test('results that are not released yet are marked again without a question; without a reason nothing is asked', async () => {
  const { sent } = await corrects({
    state: 'published',
    opensAt: null,
    closesAt: null,
    resultsAt: '2099-01-01T00:00:00.000Z',
    endsTogether: false,
    code: null,
  });
  await clicks('field', 'BOption 2');
  await submits();
  expect([document.querySelector('dialog'), sent()]).toEqual([null, []]);
  await types('Reason', 'It is right.');
  await submits();
  expect(sent()).toHaveLength(1);
});

test('an admin who may not open a question is led nowhere, asks for no change of its key, and is told who may', async () => {
  const wrong = { ...item, facility: 0.1, discrimination: -0.4 };
  const asked = server({
    'GET /assessment/4/statistics': { ...statistics, scores: Array.from({ length: 12 }, () => ({ score: 1, count: 1 })), items: [wrong] },
    'GET /assessment/4/hand-ins': { handedIn: 12, latestAt: null },
    'GET /assessment/4/comparison': 'no network',
    'GET /assessment/4/desk': 'no network',
  });
  await opens('/admin/assessments/4', async () => undefined, 'teacher', ['results'], [1]);
  expect(document.querySelector('section[aria-label="Check the key"]')?.textContent).toContain('Tell an admin who makes tests.');
  expect(document.querySelector('a[href*="/questions/7"]')).toBeNull();
  expect(asked.map(({ call }) => call).filter((call) => call.includes('regrades'))).toEqual([]);
});
