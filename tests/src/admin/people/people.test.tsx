// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { percentFrom } from '../../../../src/admin/people/list/ExtraTimeForm';
import { clicks, leaves, opens, server, settles, texts, the, types, unversioned } from '../kit';

afterEach(leaves);

const people = [
  { uid: 'asha', name: 'Asha Verma', contact: 'asha@x.in', role: 'user', timePercent: 100 },
  { uid: 'head', name: '', contact: 'head@x.in', role: 'admin', timePercent: 100 },
];
const change = { timePercent: 150, changedBy: 'head@x.in', changedAt: '2026-03-01T09:00:00.000Z' };
const chooses = async (value: string) => {
  await types('Time', value);
  await settles();
};

test('people are listed with role and extra time; an admin has no extra time to change', async () => {
  server({ 'GET /people': () => new Response(JSON.stringify(people), { headers: { 'X-Total-Count': '2' } }) });
  await opens('/admin/people');
  expect(texts('row').slice(1)).toEqual(['Asha VermaManage–UsualChangeasha@x.inLearner', 'No name yetManage–head@x.inAdmin']);
});

test('an address that was typed and never verified is marked so, beside the verified one', async () => {
  const entries = [
    { uid: 'liar', name: 'Liar', contact: 'liar@x.in', typedEmail: 'asha@x.in', role: 'user', timePercent: 100 },
    { uid: 'typist', name: 'Typist', contact: 'asha@x.in', typedEmail: 'asha@x.in', role: 'user', timePercent: 100 },
  ];
  server({ 'GET /people': () => new Response(JSON.stringify(entries), { headers: { 'X-Total-Count': '2' } }) });
  await opens('/admin/people');
  expect(texts('row').slice(1)).toEqual([
    'LiarManage–UsualChangeliar@x.inasha@x.in (typed, not verified)Learner',
    'TypistManage–UsualChangeasha@x.in (typed, not verified)Learner',
  ]);
});

test('a factor is granted, a listed one or any other; who changed the factor and when stands below', async () => {
  let now = { uid: 'asha', timePercent: 100, changes: [] as (typeof change)[] };
  const asked = server({
    'GET /people': () => new Response(JSON.stringify(people), { headers: { 'X-Total-Count': '2' } }),
    'GET /people/asha/extra-time': () => ({ ...now }),
    'POST /people/asha/extra-time': () => {
      now = { uid: 'asha', timePercent: 150, changes: [change] };
      return { ...now };
    },
  });
  await opens('/admin/people');
  await clicks('button', 'Change the time of Asha Verma');
  expect(document.querySelector('dialog')?.textContent).toContain('No changes yet.');
  await chooses('150');
  await clicks('button', 'Save');
  expect(unversioned(asked).find(({ call }) => call === 'POST /people/asha/extra-time')?.body).toEqual({ timePercent: 150 });
  expect(texts('status')).toContain('Saved.');
  expect(document.querySelector('dialog')?.textContent).toContain('1.5×, by head@x.in');

  await chooses('other');
  await types('Factor', '4');
  await clicks('button', 'Save');
  expect(texts('alert')).toEqual(['Please give a factor from 1 to 3.']);
  await types('Factor', '1,75');
  await clicks('button', 'Save');
  expect(
    unversioned(asked)
      .filter(({ call }) => call === 'POST /people/asha/extra-time')
      .map(({ body }) => body),
  ).toEqual([{ timePercent: 150 }, { timePercent: 175 }]);
  await act(async () => the('button', 'Close').click());
});

test.each([
  ['1.25', 125],
  [' 1,33 ', 133],
  ['1', 100],
  ['3', 300],
  ['', null],
  ['0.9', null],
  ['3.1', null],
  ['much', null],
])('a factor typed as "%s" is %s hundredths', (typed, percent) => expect(percentFrom(typed)).toBe(percent));
