// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownZone } from '../../../../contract/assessment/results-file/zone';
import { workbookType } from '../../../../contract/people/person-data';
import { clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

const saved: string[] = [];
/** The question for a workbook: in the language of the page, and the zone of this machine. */
const ofSheet = `format=xlsx&language=en&zone=${encodeURIComponent(ownZone())}`;

// jsdom saves no file.
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:1';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(async () => {
  await leaves();
  vi.restoreAllMocks();
});

const people = [
  { uid: 'asha', name: 'Asha Verma', contact: 'asha@x.in', role: 'user', timePercent: 100, handIns: 12, group: { id: 1, name: 'Kota' } },
  { uid: 'admin-1', name: 'Head', contact: 'head@x.in', role: 'admin', timePercent: 100 },
];
const listed = () => new Response(JSON.stringify(people), { headers: { 'X-Total-Count': '2' } });
const said = () => document.body.textContent ?? '';
const sure = () => the<HTMLButtonElement>('button', 'Erase for good');

test('the data of a person is handed to the admin as a file, or the admin is told why not', async () => {
  const workbook = () => new Response('zip', { headers: { 'Content-Type': workbookType } });
  server({ 'GET /people': listed, [`GET /users/data/asha?${ofSheet}`]: workbook, 'GET /users/data/asha?format=json': 'no network' });
  await opens('/admin/people');
  await clicks('button', 'Manage Asha Verma: group, role and access');
  await clicks('button', 'Download as Excel');
  await settles();
  expect(saved).toEqual(['data-of-Asha-Verma.xlsx']);
  await clicks('button', 'Download as JSON, for programs');
  await settles();
  expect(texts('alert')[0]).toMatch(/^The data could not be fetched\./);
});

test('a person is erased after the name is typed; what is left at Firebase is named', async () => {
  let refuses = true;
  const asked = server({
    'GET /people': listed,
    'GET /people/asha/tests': {
      ...{ person: people[0], extraTime: { timePercent: 100, changes: [] }, count: 0, tests: [] },
      notHandedIn: {
        count: 2,
        tests: [
          { assessmentId: 7, name: 'Patna Mock 1', hasStarted: true },
          { assessmentId: 8, name: 'Mock 2' },
        ],
      },
    },
    'POST /people/asha/erase': () =>
      refuses ? { code: 'unavailable', message: 'No.', reason: { code: 'account-not-deleted' } } : { erased: true, account: 'left' },
  });
  await opens('/admin/people');
  await clicks('button', 'Manage Asha Verma: group, role and access');
  await clicks('button', 'Erase this person');
  expect(document.querySelector('[data-reach]')?.textContent).toBe(
    'Asha Verma, asha@x.in, group Kota12 submissions are kept of this person.' +
      'Started and not handed in: “Patna Mock 1”. The device goes on, and hands in nothing.At once, for good.',
  );
  expect(sure().disabled).toBe(true);
  await types('Type Asha Verma to confirm', 'asha  verma ');
  expect(sure().disabled).toBe(false);
  await clicks('button', 'Erase for good');
  await settles();
  expect(texts('alert')[0]).toContain('The identity service did not delete the account, so nothing was deleted.');
  refuses = false;
  await clicks('button', 'Erase for good');
  await settles();
  expect(said()).toContain('open the Firebase console, Authentication, Users, search for asha');
  const calls = asked.map(({ call }) => call);
  expect(calls.filter((call) => call === 'POST /people/asha/erase')).toHaveLength(2);
  expect(calls.slice(calls.lastIndexOf('POST /people/asha/erase')).filter((call) => call.startsWith('GET /people/asha/tests'))).toEqual([]);
});

test('who is erased while a further attempt may be under way is told of it: no start of one is known', async () => {
  const again = [{ assessmentId: 7, name: 'Patna Mock 1', endsAt: '2099-11-29T06:00:00.000Z' }];
  const tests = { person: people[0], extraTime: { timePercent: 100, changes: [] }, count: 0, tests: [], again };
  const open = [{ assessmentId: 8, name: 'Mock 2', hasStarted: true }];
  let started: object[] = [];
  server({
    'GET /people': listed,
    'GET /people/asha/tests': () => ({ ...tests, notHandedIn: { count: started.length, tests: started } }),
  });
  const may = 'May be sitting once more now: “Patna Mock 1”. The device goes on, and hands in nothing.';
  for (const begun of ['', 'Started and not handed in: “Mock 2”. The device goes on, and hands in nothing. ']) {
    if (begun !== '') started = open;
    await opens('/admin/people');
    await clicks('button', 'Manage Asha Verma: group, role and access');
    await clicks('button', 'Erase this person');
    expect(document.querySelector('[data-reach]')?.textContent).toContain(`kept of this person.${begun}${may}At once`);
    await leaves();
  }
});

test('a name with a nukta confirms the erasure as any keyboard composes it', async () => {
  const [one, two] = ['\u095b', '\u091c\u093c'].map((za) => `${za}ाकिर`);
  server({ 'GET /people': () => new Response(JSON.stringify([{ ...people[0], name: one }]), { headers: { 'X-Total-Count': '1' } }) });
  await opens('/admin/people');
  await clicks('button', `Manage ${one}: group, role and access`);
  await clicks('button', 'Erase this person');
  expect(sure().disabled).toBe(true);
  await types(`Type ${one} to confirm`, two ?? '');
  expect(sure().disabled).toBe(false);
});

test('the own account is left to another admin', async () => {
  server({ 'GET /people': listed });
  await opens('/admin/people');
  await clicks('button', 'Manage Head: group, role and access');
  expect(said()).toContain('Another admin can erase it.');
  expect(texts('button')).not.toContain('Erase this person');
});
