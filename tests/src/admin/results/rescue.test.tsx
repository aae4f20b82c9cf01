// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { rescueOf } from '../../../server/kit/rescue';
import { clicks, leaves, opens, server, settles, texts, the } from '../kit';

afterEach(leaves);

const trail = 'GET /submission/imports';
const importing = 'POST /submission/import';
const answers = [1, null].map((selectedOptionId, at) => ({ questionId: at + 1, selectedOptionId, markedForReview: false }));
const body = { assessmentId: 7, timeTaken: 60, submitted: true as const, answers };
const asha = rescueOf(body, 'asha');
const half = rescueOf(body, 'ravi', { finished: false, handedInAt: null, person: { name: 'Ravi Rao', email: '' } });
const receipt = (outcome: string, uid: string) => ({ outcome, uid, assessmentId: 7, submittedAt: '2026-03-01T09:00:00.000Z' });

async function chooses(files: Record<string, unknown>): Promise<void> {
  const chosen = Object.entries(files).map(([name, text]) => new File([typeof text === 'string' ? text : JSON.stringify(text)], name));
  // jsdom's files have no `text()`.
  for (const [at, file] of chosen.entries()) {
    const text = Object.values(files)[at];
    file.text = async () => (typeof text === 'string' ? text : JSON.stringify(text));
  }
  const field = the<HTMLInputElement>('field', 'Rescue files');
  Object.defineProperty(field, 'files', { value: chosen, configurable: true });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await settles();
}
const rows = () => [...document.querySelectorAll('li[data-standing]')].map((row) => row.textContent ?? '');

test('a file is read before it is handed in, and a file of another kind is named', async () => {
  const asked = server({ [trail]: [] });
  await opens('/admin/rescue-files');
  await clicks('button', 'Submit');
  expect(document.body.textContent).toContain('Please select a file first.');
  await chooses({
    'asha.json': asha,
    'ravi.json': half,
    'cut.json': JSON.stringify(asha).slice(0, -9),
    'other.json': { hello: 1 },
    'changed.json': { ...asha, uid: 'somebody' },
    'newer.json': { ...asha, version: 2 },
  });
  const [first, second, ...bad] = rows();
  expect(first).toContain('Asha Verma');
  for (const words of [
    'Submitted by the learner',
    'Assessment, 1 of 2 answered',
    'asha@portal.test',
    'asha.json',
    'Saved from another address',
  ])
    expect(first).toContain(words);
  expect(second).toContain('Not finished');
  expect(bad).toEqual([
    'cut.jsonThis file cannot be read. Ask for it again, as a file and not as pasted text.',
    'other.jsonThis is not a file of answers from this portal.',
    'changed.jsonThis file is damaged or was changed. Ask for it again.',
    'newer.jsonThis file comes from another version of the portal. Reload this page and try again.',
  ]);
  the('button', 'Submit 2 files');
  expect(asked.map(({ call }) => call)).toEqual([trail]);
});

test('a file whose time ran out by a clock that was set ahead says by how much, and which answers may be missing', async () => {
  server({ [trail]: [] });
  await opens('/admin/rescue-files');
  await chooses({ 'jumped.json': rescueOf({ ...body, clock: { ahead: 7_200, left: 570 } }, 'asha'), 'plain.json': half });
  const [jumped, plain] = rows();
  expect(jumped).toContain('the device’s clock went ahead by 120 min 0 s.');
  expect(jumped).toContain('9 min 30 s of the time were left.');
  expect(plain).not.toContain('clock');
});

test('each file shows its result; a refused file can be handed in again, and no other file is sent twice', async () => {
  let isDown = true;
  const replies: Record<string, object> = {
    asha: receipt('filed', 'asha'),
    ravi: receipt('aside', 'ravi'),
    gita: receipt('known', 'gita'),
  };
  const taken: string[] = [];
  const asked = server({
    [trail]: [],
    [importing]: () => {
      const uid = (asked.at(-1)?.body as { uid: string } | undefined)?.uid ?? '';
      if (uid === 'ravi' && isDown) return { code: 'unavailable', message: 'Too many are handing in at this moment.' };
      taken.push(uid);
      return replies[uid] ?? {};
    },
  });
  await opens('/admin/rescue-files');
  await chooses({ 'a.json': asha, 'b.json': half, 'c.json': rescueOf(body, 'gita') });
  await clicks('button', 'Submit 3 files');
  await settles();
  expect(texts('alert')).toEqual(['Not submitted. Too many are handing in at this moment.']);
  isDown = false;
  await clicks('button', 'Submit 1 file');
  await settles();
  expect(taken.sort()).toEqual(['asha', 'gita', 'ravi']);
  expect(rows().join()).toMatch(/Submitted, received 1 Mar 2026/);
  expect(rows().join()).toMatch(/The server had these answers already, received/);
  expect(rows().join()).toMatch(/Other answers were received .* and count\. These are kept beside them\./);
  expect(asked.filter(({ call }) => call === trail).length).toBeGreaterThan(1);
  expect(asked.find(({ call }) => call === importing)?.body).toEqual(asha);
});

test('the history names who handed in each file, and whether it counts', async () => {
  const arrival = { uid: 'asha', person: { name: 'Asha Verma', email: '' }, assessment: { id: 7, name: 'Mock 1' } };
  const more = { finished: true, answered: 5, timeTaken: 60, arrivedAt: '2026-03-01T09:00:00.000Z' };
  server({
    [trail]: [
      { ...arrival, ...more, way: 'device', stands: false, importedBy: null },
      { ...arrival, ...more, way: 'file', stands: true, importedBy: 'head@portal.test' },
    ],
  });
  await opens('/admin/rescue-files');
  const [, device, file] = texts('row');
  expect(device).toMatch(/Asha Verma.*Mock 1The device, later5YesNo$/);
  expect(file).toMatch(/A file, by head@portal\.test5YesYes$/);
});

test('the link to this screen is beside the assessments, and not in the navigation', async () => {
  server({ 'GET /assessments/all': [] });
  await opens('/all-assessments');
  expect(the<HTMLAnchorElement>('link', 'Submit From Files').getAttribute('href')).toBe('/admin/rescue-files');
  expect(document.querySelector('nav a[href="/admin/rescue-files"]')).toBeNull();
});

test('files of which none can be submitted say so at the field when they are sent', async () => {
  const asked = server({ [trail]: [] });
  await opens('/admin/rescue-files');
  await chooses({ 'other.json': { hello: 1 } });
  expect(document.body.textContent).not.toContain('None of these files');
  await clicks('button', 'Submit');
  expect(document.body.textContent).toContain('None of these files can be submitted: each says below why.');
  expect(asked.some(({ call }) => call === importing)).toBe(false);
  await chooses({ 'asha.json': asha });
  expect(document.body.textContent).not.toContain('None of these files');
});
