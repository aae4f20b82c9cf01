// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { rights } from '../../../../contract/people/rights';
import { mayCall } from '../../../../src/admin/kit/rights/use-may';
import { screensFound } from '../../../../src/admin/shell/found';
import { adminEnglish } from '../english';
import { type Asked, all, clicks, leaves, opens, server, settles, the, types } from '../kit';

afterEach(leaves);

const paged = (items: object[]) => new Response(JSON.stringify(items), { headers: { 'X-Total-Count': String(items.length) } });
const asha: PersonEntry = { uid: 'asha', name: 'Asha', contact: 'asha@x.in', role: 'user', timePercent: 100 };
const sent = (asked: Asked[]) => asked.filter(({ call }) => call === 'POST /people/asha/role').map(({ body }) => body);
const dialog = () => document.querySelector('dialog')?.textContent ?? '';
/** The question over the dialog of a person. */
const asks = () => [...document.querySelectorAll('dialog')].at(-1)?.textContent ?? '';
const today = {
  tests: [],
  handIns: [],
  waits: {
    copies: 0,
    unexplained: 0,
    keys: { isCounted: true, assessments: [] },
    drafts: [],
    hidden: [],
    expected: 0,
    reports: 0,
    health: 0,
  },
};
const ways = () => [...document.querySelectorAll('#admin-entries a')].map((link) => link.textContent);
const named = (names: (keyof typeof adminEnglish.ways)[]) => names.map((name) => adminEnglish.ways[name]);
const nobody = async () => undefined;

describe('the ways of an admin', () => {
  test.each([
    [['edit-questions'], ['home', 'categories', 'questions', 'upload', 'assessments']],
    [['make-tests'], ['home', 'questions', 'generate', 'createExam', 'fromExam', 'assessments', 'exams', 'notices']],
    [['results'], ['home', 'assessments', 'people', 'batches']],
  ] as [string[], (keyof typeof adminEnglish.ways)[]][])('with %j are those of these rights', async (held, names) => {
    const wanted = named(names);
    server({ 'GET /admin/today': today });
    await opens('/admin/today', nobody, 'admin-1', held);
    expect(ways()).toEqual(wanted);
    expect(screensFound(adminEnglish, '', (name) => mayCall(held, name)).map(({ text }) => text)).toEqual([
      ...wanted,
      'Reports about questions',
      ...(held.includes('results') ? ['Submit From Files'] : []),
    ]);
  });

  test('are all of them without limits, and with everything', async () => {
    server({ 'GET /admin/today': today });
    await opens('/admin/today');
    const whole = ways();
    await leaves();
    await opens('/admin/today', nobody, 'admin-1', ['everything']);
    expect(ways()).toEqual(whole);
    expect(whole).toHaveLength(Object.keys(adminEnglish.ways).length);
  });

  test('say in the place of a screen that the right is missing; the arrival leads to Today instead', async () => {
    const asked = server({ 'GET /admin/today': today });
    await opens('/admin/changes', nobody, 'admin-1', ['results']);
    expect(document.body.textContent).toContain('You do not have the right to this screen.');
    expect(asked).toEqual([]);
    for (const arrival of ['/admin/categories', '/admin']) {
      await leaves();
      await opens(arrival, nobody, 'admin-1', ['results']);
      expect(document.title).toBe('Today · Exam Portal');
    }
  });
});

test('the pages of an assessment, and what is to be checked before it opens, are those that the rights permit', async () => {
  const now = '2026-11-29T04:30:00.000Z';
  server({
    'GET /assessment/3/schedule': {
      state: 'published',
      opensAt: '2026-11-30T04:30:00.000Z',
      closesAt: null,
      resultsAt: null,
      endsTogether: false,
      code: null,
    },
    'GET /assessment/3/desk': {
      assessmentId: 3,
      name: 'Mock 3',
      now,
      fetched: 0,
      started: 0,
      handedIn: 0,
      sitting: 0,
      awaited: 0,
      byMinute: [],
    },
  });
  const pages = () => [...document.querySelectorAll('nav[aria-label="Pages of this assessment"] a')].map((link) => link.textContent);
  const checks = () => [...document.querySelectorAll('section[aria-label="Before the hour"] li')].length;
  await opens('/admin/assessments/3/exam-day');
  const [all, allChecks] = [pages(), checks()];
  expect(all).toContain('Questions');
  await leaves();
  await opens('/admin/assessments/3/exam-day', nobody, 'admin-1', ['results']);
  expect(pages()).toEqual(all.filter((page) => page !== 'Questions'));
  expect([allChecks, checks()]).toEqual([3, 1]);
});

test('the list of people has no buttons for what the admin may not do', async () => {
  server({ 'GET /people': () => paged([asha]), 'GET /groups': [] });
  const isThere = () => [
    ...['Manage Asha: group, role and access', 'Change the time of Asha'].map(
      (name) => document.querySelector(`[aria-label="${name}"]`) !== null,
    ),
    ...['/admin/groups', '/admin/roster'].map((path) =>
      [...document.querySelectorAll(`a[href="${path}"]`)].some((link) => link.closest('nav') === null),
    ),
  ];
  await opens('/admin/people');
  expect(isThere()).toEqual([true, true, true, true]);
  await leaves();
  await opens('/admin/people', nobody, 'admin-1', ['results']);
  expect(document.body.textContent).toContain('asha@x.in');
  expect(isThere()).toEqual([false, false, false, false]);
});

describe('the rights of a person', () => {
  const opened = async (person: PersonEntry, answer: object = person) => {
    const asked = server({ 'GET /people': () => paged([person]), 'GET /groups': [], 'POST /people/asha/role': answer });
    await opens('/admin/people');
    await clicks('button', 'Manage Asha: group, role and access');
    return asked;
  };

  test('are chosen before a person is made an admin, and said before and after', async () => {
    const asked = await opened(asha, { ...asha, role: 'admin', rights: ['results'] });
    // Nothing is ticked: below “A learner” it would read as what the learner has.
    expect(document.querySelectorAll('dialog input:checked')).toHaveLength(0);
    await clicks('button', 'Make an admin');
    expect(dialog()).toContain('Rights: choose at least one.');
    expect(dialog()).toContain('Groups: choose at least one.');
    await clicks('field', 'See people and results');
    await clicks('field', 'The whole institute');
    await clicks('button', 'Make an admin');
    expect(document.querySelectorAll('dialog')[1]?.textContent).toContain('nothing else of an admin: See people and results.');
    await act(async () =>
      all('button')
        .filter((button) => button.textContent === 'Make an admin')
        .at(-1)
        ?.click(),
    );
    await settles();
    expect(sent(asked)).toEqual([{ role: 'admin', rights: ['results'] }]);
    expect(dialog()).toContain('An admin with some rights: See people and results.');
  });

  test('are limited to groups before a person is made an admin', async () => {
    const groups = [
      { id: 3, name: 'Pune', learners: 4, waiting: 0, assessments: 0 },
      { id: 5, name: 'Nashik', learners: 2, waiting: 0, assessments: 0 },
    ];
    const asked = server({
      'GET /people': () => paged([asha]),
      'GET /groups': groups,
      'POST /people/asha/role': { ...asha, role: 'admin', groupIds: [5] },
    });
    await opens('/admin/people');
    await clicks('button', 'Manage Asha: group, role and access');
    await clicks('field', 'Everything');
    await clicks('button', 'Make an admin');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(dialog()).toContain('Groups: choose at least one.');
    await clicks('field', 'Pune');
    await clicks('field', 'Nashik');
    expect(dialog()).not.toContain('choose at least one');
    await clicks('field', 'Pune');
    await clicks('button', 'Make an admin');
    expect(document.querySelectorAll('dialog')[1]?.textContent).toContain('Closed stay roles, groups');
    expect(document.querySelectorAll('dialog')[1]?.textContent).toContain('People and results are limited to Nashik.');
    await act(async () =>
      all('button')
        .filter((button) => button.textContent === 'Make an admin')
        .at(-1)
        ?.click(),
    );
    await settles();
    expect(sent(asked)).toEqual([{ role: 'admin', groupIds: [5] }]);
    expect(dialog()).toContain('Only for learners of some groups.');
  });

  test('are limited to some of many groups, which are found by name and stay chosen while another is looked for', async () => {
    const groups = Array.from({ length: 50 }, (_, at) => ({
      id: at + 1,
      name: `Batch ${at + 1}`,
      learners: 4,
      waiting: 0,
      assessments: 0,
    }));
    const limited: PersonEntry = { ...asha, role: 'admin', groupIds: [50] };
    const asked = server({ 'GET /people': () => paged([limited]), 'GET /groups': groups, 'POST /people/asha/role': limited });
    await opens('/admin/people');
    await clicks('button', 'Manage Asha: group, role and access');
    const groupsShown = () =>
      [...document.querySelectorAll('dialog label')].flatMap(({ textContent }) => (textContent?.startsWith('Batch') ? [textContent] : []));
    // The chosen one stands first, and is still chosen after all of them were.
    expect(groupsShown().slice(0, 2)).toEqual(['Batch 50', 'Batch 1']);
    await clicks('field', 'The whole institute');
    await clicks('field', 'The whole institute');
    expect(the<HTMLInputElement>('field', 'Batch 50').checked).toBe(true);
    await types('Find a group', 'batch 49');
    expect(groupsShown()).toEqual(['Batch 49']);
    await clicks('field', 'Batch 49');
    expect(dialog()).toContain('2 groups are chosen.');
    await clicks('button', 'Save the rights');
    expect(asks()).toContain('People and results are limited to');
    await clicks('button', 'Give these rights');
    expect(sent(asked)).toEqual([{ role: 'admin', rights: ['everything'], groupIds: [50, 49] }]);
  });

  test('are taken and given back', async () => {
    const limited: PersonEntry = { ...asha, role: 'admin', rights: ['edit-questions', 'results'] };
    const asked = await opened(limited);
    await clicks('field', 'Edit questions');
    await clicks('button', 'Save the rights');
    await clicks('field', 'Everything');
    await clicks('button', 'Save the rights');
    // What gives more is asked about, with whom it is given to and what it lets do.
    expect(asks()).not.toContain(adminEnglish.people.unverified);
    expect(asks()).toContain('Give Asha more rights?Asha, asha@x.in, in no group');
    expect(asks()).toContain('This person can then see and change everything: questions, keys, results, people and roles.');
    expect(sent(asked)).toHaveLength(1);
    await clicks('button', 'Give these rights');
    expect(sent(asked)).toEqual([
      { role: 'admin', rights: ['results'] },
      { role: 'admin', rights: ['everything'] },
    ]);
  });

  test('are asked about with the warning that nobody has shown the address to be the person’s', async () => {
    await opened({ ...asha, role: 'admin', rights: ['results'], typedEmail: 'asha@x.in' });
    await clicks('field', 'Everything');
    await clicks('button', 'Save the rights');
    expect(asks()).toContain(adminEnglish.people.unverified);
  });

  test('are refused by name where none is left, and where no admin would be left who may do everything', async () => {
    const reasons = { rights: { code: 'last-with-everything' } };
    const asked = await opened({ ...asha, role: 'admin' }, { code: 'invalid', message: 'No', fields: { rights: 'x' }, reasons });
    await clicks('field', 'Everything');
    await clicks('button', 'Save the rights');
    expect(dialog()).toContain('give another admin that right first');
    for (const right of rights.filter((one) => one !== 'everything')) await clicks('field', adminEnglish.people.rightsOf[right]);
    await clicks('button', 'Save the rights');
    expect(dialog()).toContain('choose at least one');
    expect(sent(asked)).toHaveLength(1);
    expect(the<HTMLInputElement>('field', 'Everything').checked).toBe(false);
  });
});

test('an admin of some groups has no way to what is for the whole institute', () => {
  expect(mayCall(undefined, 'getTrail')).toBe(true);
  expect(mayCall(undefined, 'getTrail', [1])).toBe(false);
  expect(mayCall(undefined, 'getPeople', [1])).toBe(true);
  expect(mayCall(['make-tests'], 'getPeople', [1])).toBe(false);
});

test('an admin of some groups reads on every screen whose people and results these are; one of the whole institute reads nothing of it', async () => {
  const groups = [
    { id: 3, name: 'Pune', learners: 4, waiting: 0, assessments: 0 },
    { id: 5, name: 'Nashik', learners: 2, waiting: 0, assessments: 0 },
  ];
  const words = adminEnglish.frame.ownGroups('Nashik');
  server({ 'GET /admin/today': today, 'GET /people': () => paged([asha]), 'GET /groups': groups });
  for (const path of ['/admin/today', '/admin/people']) {
    await opens(path, nobody, 'admin-1', ['results'], [5]);
    expect(document.body.textContent).toContain(words);
    await leaves();
    await opens(path, nobody, 'admin-1', ['results']);
    expect(document.body.textContent).not.toContain('your groups');
    await leaves();
  }
});
