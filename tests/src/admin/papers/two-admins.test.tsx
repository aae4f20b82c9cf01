// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import type { Schedule } from '../../../../contract/assessment/schedule';
import { seenOf } from '../../../../contract/calls/edited-version';
import type { Problem } from '../../../../contract/calls/problem';
import { type Asked, all, clicks, leaves, opens, server, settles, texts } from '../kit';

const page = '/admin/assessments/9/questions';

let paper: DrawnPaper;
let schedule: Schedule;

const drawn = (version: number | null, ...ids: number[]): DrawnPaper => ({
  ...{ id: 9, name: 'Mock', state: version === null ? 'published' : 'draft', version },
  subjects: [
    {
      subjectName: 'Maths',
      questions: ids.map((id) => ({
        ...{ id, description: `No. ${id}`, correctOptionId: 1, explanation: '', difficultyLevel: '', categories: [], options: [] },
      })),
    },
  ],
});

const refused = (reason: object): Problem => ({ code: 'in-use', message: 'No.', reason }) as Problem;

/** A server that refuses as the real one: what names no version is taken. */
function portal() {
  const answers: Parameters<typeof server>[0] = {
    'GET /assessment/9/drawn': () => paper,
    'GET /assessment/9/schedule': () => schedule,
    'GET /people': () => new Response('[]', { headers: { 'X-Total-Count': '5028' } }),
    'GET /groups': [{ id: 2, name: 'Morning', learners: 109, waiting: 0, assessments: 0 }],
  };
  const asked = server(answers);
  const change = () => {
    const { version, questionId } = (asked.at(-1) as Asked).body as { version: number; questionId: number };
    if (paper.version === null) return refused({ code: 'paper-frozen' });
    if (version !== paper.version) return refused({ code: 'paper-changed-meanwhile' });
    const ids = paper.subjects[0]?.questions.map(({ id }) => (id === questionId ? id + 100 : id)) ?? [];
    paper = drawn(version + 1, ...ids);
    return paper;
  };
  answers['POST /assessment/9/drawn/redraw'] = change;
  answers['POST /assessment/9/schedule'] = () => {
    const query = new URLSearchParams(asked.at(-1)?.call.split('?')[1]);
    const [version, seen] = [query.get('version'), query.get('paper')];
    if (version !== null && Number(version) !== seenOf.schedule(schedule))
      return refused({
        code: 'changed-meanwhile',
        version: seenOf.schedule(schedule),
        by: 'ravi@portal.test',
        at: '2026-03-01T09:00:00.000Z',
      });
    if (seen !== null && paper.version !== null && Number(seen) !== paper.version) return refused({ code: 'paper-changed-meanwhile' });
    schedule = { ...schedule, state: 'published' };
    paper = { ...paper, state: 'published', version: null };
    return schedule;
  };
}

const another = (number: number) => clicks('button', `Another question in place of question ${number}`);

async function publishes(): Promise<void> {
  await act(async () => document.querySelector<HTMLElement>('dialog button:last-of-type')?.click());
  await settles();
}
const dialog = () => document.querySelector('dialog')?.textContent ?? '';
const told = () => [...texts('alert'), ...texts('status')].join();

beforeEach(async () => {
  paper = drawn(1, 11, 12, 13);
  schedule = { state: 'draft', opensAt: null, closesAt: null, resultsAt: null, endsTogether: false, code: null, groupIds: [2] };
  portal();
  await opens(page);
});
afterEach(leaves);

test('a draft is not published for others than its dialog has named', async () => {
  await clicks('button', 'Publish');
  expect(dialog()).toContain('For 1 group only');
  schedule = { ...schedule, groupIds: [] };
  await publishes();
  expect(schedule.state).toBe('draft');
  expect(told()).toContain('This was changed meanwhile, so nothing was saved.');
  expect(told()).toContain('ravi@portal.test');
  await clicks('button', 'Publish');
  expect(dialog()).toContain('For everybody: 5,028 learners at present.');
  await publishes();
  expect([schedule.state, texts('alert')]).toEqual(['published', []]);
  expect(told()).toContain('✅ Published.');
});

test('a draft is not published with other questions than were shown, which are shown then', async () => {
  paper = drawn(2, 11, 92, 13);
  await clicks('button', 'Publish');
  await publishes();
  expect(schedule.state).toBe('draft');
  expect(told()).toContain('Another admin changed this paper at the same moment; look at it again.Question 2 is another one now.');
  expect(document.body.textContent).toContain('No. 92');
  // What was refused is no longer said once something else was done.
  await another(1);
  expect(texts('alert')).toEqual([]);
  await clicks('button', 'Publish');
  await publishes();
  expect([schedule.state, texts('alert')]).toEqual(['published', []]);
});

test('after a change that a colleague forestalled, the paper is shown as it is now, and can be changed', async () => {
  paper = drawn(2, 91, 12, 93);
  await another(2);
  expect(texts('alert').join()).toContain('look at it again.These questions are others now: 1, 3.');
  expect(document.body.textContent).toContain('No. 91');
  await another(2);
  expect([texts('alert'), paper.version]).toEqual([[], 3]);
  paper = drawn(4, 91, 12, 13);
  await another(1);
  expect(texts('alert').join()).toContain('look at it again.');
  await clicks('button', 'Publish');
  await publishes();
  expect([schedule.state, texts('alert')]).toEqual(['published', []]);
});

test('after a colleague published the paper, a change shows it so', async () => {
  paper = drawn(null, 11, 12, 13);
  schedule = { ...schedule, state: 'published' };
  await another(2);
  expect(told()).toContain('Learners may have this paper');
  expect(document.body.textContent).not.toContain('Draft: no learner sees this paper yet');
  expect(all('button').map((button) => button.textContent)).not.toContain('Another');
});
