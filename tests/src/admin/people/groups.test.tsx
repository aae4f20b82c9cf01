// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { seenOf } from '../../../../contract/calls/edited-version';
import type { PersonEntry } from '../../../../contract/people/person-list';
import type { RosterSummary } from '../../../../contract/people/roster';
import { rosterHeaders } from '../../../../src/admin/bank/upload/reading/columns/roster-meanings';
import type { WorkerOrder } from '../../../../src/admin/bank/upload/worker/ask/worker-messages';
import { changed, draftFrom, shownFrom, unscheduled } from '../../../../src/admin/papers/schedule/typed-schedule';
import { filtersFrom, queryFrom } from '../../../../src/admin/people/list/people-filters';
import { adminEnglish, adminHindi } from '../english';
import { type Asked, all, clicks, leaves, opens, server, settles, texts, the, types, unloads, unversioned, value } from '../kit';

afterEach(async () => {
  await leaves();
  vi.unstubAllGlobals();
});

const paged = (items: object[], total = items.length) =>
  new Response(JSON.stringify(items), { headers: { 'X-Total-Count': String(total) } });
const group = (id: number, name: string, learners = 0, waiting = 0, assessments = 0) => ({ id, name, learners, waiting, assessments });
const kota = group(1, 'Kota', 3, 1, 2);
const person = (uid: string, name: string, more: Partial<PersonEntry> = {}): PersonEntry => ({
  ...{ uid, name, contact: `${uid}@x.in`, role: 'user', timePercent: 100 },
  ...more,
});
const bodies = (asked: Asked[], call: string) =>
  unversioned(asked)
    .filter((one) => one.call === call)
    .map(({ body }) => body);
const alerts = () => texts('alert').join(' ');
/** Answers yes in the dialog on top. */
async function yes(): Promise<void> {
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('dialog')].at(-1)?.querySelector<HTMLElement>('button:last-of-type')?.click(),
  );
  await settles();
}

describe('groups', () => {
  test('are listed with links to their people; only one to which nothing refers can be deleted', async () => {
    const asked = server({ 'GET /groups': [kota, group(2, 'Empty')], 'POST /groups/2/delete': { id: 2 } });
    await opens('/admin/groups');
    expect(texts('row').slice(1)).toEqual([
      'KotaLearners3Not come yet1Assessments2Rename',
      'EmptyLearners0Not come yet0Assessments0RenameDelete',
    ]);
    expect(the<HTMLAnchorElement>('link', '3 · The learners of Kota').getAttribute('href')).toBe('/admin/people?group=1');
    expect(the<HTMLAnchorElement>('link', '1 · Who of Kota has not come yet').getAttribute('href')).toBe('/admin/roster?group=1');
    await clicks('button', 'Delete Empty');
    expect(document.querySelector('dialog')?.textContent).toContain('Delete the group “Empty”?');
    await clicks('button', 'Delete');
    expect(bodies(asked, 'POST /groups/2/delete')).toHaveLength(1);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('are added and renamed; a name that is taken is refused at its field', async () => {
    const refused = { code: 'already-exists', message: '"Kota" is there already.', reason: { code: 'name-taken', name: 'Kota' } };
    const fields = { fields: { name: 'is there already' }, reasons: { name: { code: 'there-already' } } };
    let answer: object = { ...refused, ...fields };
    const asked = server({ 'GET /groups': [kota], 'POST /groups': () => answer, 'POST /groups/1/rename': { ...kota, name: 'KOTA' } });
    await opens('/admin/groups');
    await clicks('button', 'Add the group');
    expect(alerts()).toContain('Name: is required.');
    await types('Name', 'kota');
    await clicks('button', 'Add the group');
    expect(alerts()).toContain('Name: is there already.');
    expect(the('field', 'Name').getAttribute('aria-invalid')).toBe('true');
    answer = group(5, 'Sikar');
    await types('Name', 'Sikar');
    await clicks('button', 'Add the group');
    expect(bodies(asked, 'POST /groups')).toEqual([{ name: 'kota' }, { name: 'Sikar' }]);
    expect(texts('status')).toContain('Group “Sikar” is added.');
    await clicks('button', 'Rename Kota');
    const field = document.querySelector<HTMLInputElement>('dialog input');
    expect(field?.value).toBe('Kota');
    await clicks('button', 'Rename');
    expect(bodies(asked, 'POST /groups/1/rename')).toEqual([{ name: 'Kota' }]);
  });
});

test('a new name over another admin’s newer one is refused; both are shown, what is typed stays, and the admin chooses', async () => {
  let stored = kota;
  const asked = server({
    'GET /groups': () => [stored],
    'POST /groups/1/rename': () => ({
      code: 'in-use',
      message: 'Changed.',
      reason: { code: 'changed-meanwhile', version: 5, by: 'ravi@portal.test', at: '2026-03-01T09:00:00.000Z' },
    }),
    [`POST /groups/1/rename?version=${seenOf.name({ name: 'Kota North' })}`]: () => group(1, 'Kota South'),
  });
  await opens('/admin/groups');
  await clicks('button', 'Rename Kota');
  stored = group(1, 'Kota North');
  const field = () => document.querySelector<HTMLInputElement>('dialog input');
  await act(async () => {
    const typed = field();
    if (typed === null) throw new Error('No field.');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(typed, 'Kota South');
    typed.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await clicks('button', 'Rename');
  await settles();
  const said = () => document.querySelector('dialog')?.textContent ?? '';
  expect(said()).toContain('This was changed meanwhile, so nothing was saved.');
  expect(said()).toMatch(/Saved now, by ravi@portal\.test, 1 Mar 2026, .*:Kota NorthTake the saved one/);
  expect(said()).toContain('Typed by you:Kota SouthKeep mine');
  expect(field()?.value).toBe('Kota South');
  await clicks('button', 'Keep mine; saving replaces it');
  await clicks('button', 'Rename');
  expect(bodies(asked, 'POST /groups/1/rename')).toEqual([{ name: 'Kota South' }, { name: 'Kota South' }]);
  expect(said()).toContain('Renamed.');
});

test('who registers while the list of people is open is in it within seconds; a page that was left asks no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  let here = [person('asha', 'Asha')];
  const asked = server({ 'GET /people': () => paged(here), 'GET /groups': [kota] });
  await opens('/admin/people');
  expect(texts('row').slice(1).join()).not.toContain('Walk In');
  here = [...here, person('walk', 'Walk In')];
  await passes(10_000);
  expect(texts('row').slice(1).join()).toContain('Walk In');
  const before = asked.length;
  await unloads();
  await passes(30_000);
  expect(asked).toHaveLength(before);
  vi.useRealTimers();
});

describe('people', () => {
  const people = [
    person('asha', 'Asha', { group: { id: 1, name: 'Kota' } }),
    person('out', 'Omar', { isShutOut: true }),
    person('head', 'Head', { role: 'admin', isAdminBySetting: true }),
    person('admin-1', 'Me', { role: 'admin' }),
  ];

  test('are listed with group, role and shut-out, and filtered by what the address says', async () => {
    const asked = server({ 'GET /people': () => paged(people), 'GET /groups': [kota] });
    await opens('/admin/people?group=1&show=out');
    expect(asked.some(({ call }) => /^GET \/people\?.*group=1/.test(call) && call.includes('state=shut-out'))).toBe(true);
    expect(texts('row').slice(1)).toEqual([
      'AshaManageKotaUsualChangeasha@x.inLearner',
      'OmarManage–UsualChangeout@x.inLearnerShut out',
      'HeadManage–head@x.inAdminby setting',
      'MeManage–admin-1@x.inAdmin',
    ]);
    await types('Group', 'none');
    await settles();
    await types('Show', 'admin');
    await settles();
    const last = asked.findLast(({ call }) => call.startsWith('GET /people'))?.call ?? '';
    expect([last.includes('group=none'), last.includes('role=admin'), last.includes('state=')]).toEqual([true, true, false]);
  });

  test('a group that is chosen and not moved to is asked about when the dialog is closed', async () => {
    const asked = server({ 'GET /people': () => paged(people), 'GET /groups': [kota], 'POST /people/asha/group': person('asha', 'Asha') });
    await opens('/admin/people');
    const chooses = async (group: string) => {
      await clicks('button', 'Manage Asha: group, role and access');
      const select = document.querySelector<HTMLSelectElement>('dialog select');
      await act(async () => {
        if (select) select.value = group;
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await clicks('button', 'Close');
    };
    await chooses('1');
    expect(document.querySelector('dialog')).toBeNull();
    await chooses('');
    expect(document.querySelector('dialog')?.textContent).toContain('Chosen, but not moved yet: In no group');
    await clicks('button', 'Cancel');
    expect(document.querySelector('dialog')).toBeNull();
    expect(bodies(asked, 'POST /people/asha/group')).toEqual([]);
    await chooses('');
    await clicks('button', 'Move');
    expect(document.querySelector('dialog')).toBeNull();
    expect(bodies(asked, 'POST /people/asha/group')).toEqual([{ groupId: null }]);
  });

  test('are moved by hand; a role is granted after a question', async () => {
    const moved = person('asha', 'Asha');
    const asked = server({
      'GET /people': () => paged(people),
      'GET /groups': [kota],
      'POST /people/asha/group': moved,
      'POST /people/asha/role': { ...moved, role: 'admin' },
    });
    await opens('/admin/people');
    await clicks('button', 'Manage Asha: group, role and access');
    const select = document.querySelector<HTMLSelectElement>('dialog select');
    expect([select?.value, [...(select?.options ?? [])].map(({ text }) => text)]).toEqual(['1', ['In no group', 'Kota']]);
    // Nothing is said to be moved where the group is the same.
    await clicks('button', 'Move');
    expect(document.querySelector('dialog')?.textContent).toContain('Nothing was changed, so there is nothing to save.');
    expect(bodies(asked, 'POST /people/asha/group')).toEqual([]);
    await act(async () => {
      if (select) select.value = '';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await clicks('button', 'Move');
    expect(bodies(asked, 'POST /people/asha/group')).toEqual([{ groupId: null }]);
    expect(document.querySelector('dialog')?.textContent).toContain('A learner: sits assessments');
    await clicks('field', 'Everything');
    await clicks('field', 'The whole institute');
    await clicks('button', 'Make an admin');
    expect(bodies(asked, 'POST /people/asha/role')).toEqual([]);
    await settles();
    expect(document.querySelector('[data-reach]')?.textContent).toContain('Asha');
    expect(document.querySelector('[data-reach]')?.textContent).toContain('admins now.At once.');
    await act(async () =>
      all('button')
        .filter((button) => button.textContent === 'Make an admin')
        .at(-1)
        ?.click(),
    );
    await settles();
    expect(bodies(asked, 'POST /people/asha/role')).toEqual([{ role: 'admin' }]);
    expect(document.querySelector('dialog')?.textContent).toContain('An admin: may do all');
  });

  test('are added to a further group, taken out of one, and many at once', async () => {
    const [own, sikar] = [
      { id: 1, name: 'Kota' },
      { id: 2, name: 'Sikar' },
    ];
    const both = person('asha', 'Asha', { group: own, groups: [own, sikar] });
    let total: number | undefined;
    const asked = server({
      'GET /people': () => paged([...people, person('bina', 'Bina', { group: own, groups: [own, sikar] })], total),
      'GET /groups': [kota, group(2, 'Sikar')],
      'POST /people/asha/group': both,
      'POST /people/bina/group': both,
      'POST /people/out/group': { code: 'not-found', message: 'No.', reason: { code: 'no-such-person' } },
    });
    await opens('/admin/people');
    expect(texts('row').find((row) => row.startsWith('Bina'))).toContain('KotaSikar');
    await clicks('button', 'Manage Asha: group, role and access');
    const select = () => document.querySelector<HTMLSelectElement>('dialog select');
    const chooses = (value: string) =>
      act(async () => {
        const field = select();
        if (field) field.value = value;
        field?.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await chooses('2');
    await clicks('button', 'Add as a further group');
    await settles();
    await clicks('button', 'Take out of Kota');
    await settles();
    expect(bodies(asked, 'POST /people/asha/group')).toEqual([{ addTo: [2] }, { takeFrom: [1] }]);
    await clicks('button', 'Close');
    total = 5000;
    await clicks('button', 'Groups of many');
    await settles();
    // The whole list, as far as one reply has it, whatever page is shown; it is asked for once.
    const ofMany = () => asked.filter(({ call }) => call.startsWith('GET /people?') && call.includes('size=200'));
    expect(ofMany().map(({ call }) => call)).toEqual(['GET /people?page=1&size=200&sort=name']);
    expect(document.querySelector('dialog')?.textContent).toContain('of 5,000. Filter or search the list for the others.');
    const box = (label: string) =>
      act(async () =>
        [...document.querySelectorAll<HTMLLabelElement>('dialog label')].find((one) => one.textContent?.startsWith(label))?.click(),
      );
    await box('All 3 learners');
    await chooses('2');
    expect(document.querySelector('[data-reach]')?.textContent).toBe(
      'For the chosen learners.3 learners are chosen.At once. Their other groups stay.',
    );
    await clicks('button', 'Add');
    await settles();
    expect(ofMany()).toHaveLength(1);
    // Omar is refused: who comes behind stays chosen.
    expect([bodies(asked, 'POST /people/out/group'), bodies(asked, 'POST /people/bina/group')]).toEqual([[{ addTo: [2] }], []]);
    expect(document.querySelector('[data-reach]')?.textContent).toContain('2 learners are chosen.');
    expect(document.querySelector('dialog')?.textContent).toContain('Done for 1 of 3 learners. The others are as they were.');
    await box('Omar');
    await box('Take out');
    await clicks('button', 'Take out');
    expect(document.querySelectorAll('dialog')[1]?.textContent).toContain('Take 1 learner out of Sikar?');
    expect(bodies(asked, 'POST /people/bina/group')).toEqual([]);
    await yes();
    expect(bodies(asked, 'POST /people/bina/group')).toEqual([{ takeFrom: [2] }]);
  });

  test('many are moved after a question that names both sides; Escape stops it, leaving too, and Undo puts them back', async () => {
    const [own, sikar, north] = [
      { id: 1, name: 'Kota' },
      { id: 2, name: 'Sikar' },
      { id: 3, name: 'North' },
    ];
    const bina = person('bina', 'Bina', { group: own, groups: [own, north] });
    const asha = person('asha', 'Asha', { group: own });
    const moved = (one: PersonEntry) => ({ ...person(one.uid, one.name), group: sikar });
    const asked = server({
      'GET /people': () => paged([asha, bina, person('chand', 'Chand')]),
      'GET /groups': [kota, group(2, 'Sikar'), group(3, 'North')],
      'POST /people/asha/group': () => moved(asha),
      'POST /people/bina/group': () => (bodies(asked, 'POST /people/bina/group').length === 1 ? moved(bina) : bina),
      'POST /people/chand/group': () => moved(person('chand', 'Chand')),
    });
    // Each change waits until the test lets it go.
    const [answered, waiting]: [typeof fetch, (() => void)[]] = [globalThis.fetch, []];
    globalThis.fetch = async (input, init) => {
      if (init?.method === 'POST') await new Promise<void>((go) => waiting.push(go));
      return answered(input, init);
    };
    const lets = async () => {
      await act(async () => waiting.shift()?.());
      await settles();
    };
    const moves = () => asked.flatMap(({ call }) => (call.startsWith('POST') ? [call.split('/')[2]] : []));
    const inDialog = (at: number) => document.querySelectorAll('dialog')[at]?.textContent ?? '';
    const opensMany = async () => {
      await opens('/admin/people');
      await clicks('button', 'Groups of many');
      await settles();
      await act(async () => document.querySelector<HTMLInputElement>('dialog input[type="checkbox"]')?.click());
      await act(async () => document.querySelectorAll<HTMLInputElement>('dialog input[type="radio"]')[1]?.click());
      await act(async () => {
        const field = document.querySelector<HTMLSelectElement>('dialog select');
        if (field) field.value = '2';
        field?.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await clicks('button', 'Move');
    };
    await opensMany();
    expect(inDialog(1)).toContain('Move 3 learners to Sikar alone?');
    expect(inDialog(1)).toContain('They leave: Kota (2), North (1).');
    expect(moves()).toEqual([]);
    await yes();
    expect(inDialog(1)).toContain('Done for 0 of 3.');
    await lets();
    expect(inDialog(1)).toContain('Done for 1 of 3.');
    // The platform closes a dialog on Escape by itself.
    await act(async () => void document.querySelectorAll('dialog')[1]?.dispatchEvent(new Event('cancel', { cancelable: true })));
    await lets();
    expect([waiting, moves()]).toEqual([[], ['asha', 'bina']]);
    expect([document.querySelectorAll('dialog').length, inDialog(0)]).toEqual([1, expect.stringContaining('Done for 2 of 3 learners.')]);
    expect(inDialog(0)).toContain('1 learner is chosen.');
    await clicks('button', 'Undo');
    await lets();
    await lets();
    expect(bodies(asked, 'POST /people/asha/group')).toEqual([{ groupId: 2 }, { addTo: [1], takeFrom: [2] }]);
    expect(bodies(asked, 'POST /people/bina/group')).toEqual([{ groupId: 2 }, { addTo: [1, 3], takeFrom: [2] }]);
    expect(inDialog(0)).toContain('Done for 2 learners.');
    expect(all('button').map((button) => button.textContent)).not.toContain('Undo');
    await leaves();

    await opensMany();
    await yes();
    const before = moves().length;
    await leaves();
    await lets();
    expect([waiting, moves()]).toEqual([[], [...moves().slice(0, before), 'asha']]);
  });

  test.each([
    ['groupId', 'groups-of-learner'],
    ['addTo', 'groups-of-learner'],
    ['takeFrom', 'not-a-group'],
  ])('whose %s is refused have the field marked, with its name in the language of the page', async (way, code) => {
    const refusal = { code: 'invalid', message: 'No', fields: { [way]: 'x' }, reasons: { [way]: { code, most: 10 } } };
    server({ 'GET /people': () => paged(people), 'GET /groups': [kota, group(2, 'Sikar')], 'POST /people/asha/group': refusal });
    await opens('/admin/people');
    await clicks('button', 'Manage Asha: group, role and access');
    const select = document.querySelector<HTMLSelectElement>('dialog select');
    await act(async () => {
      if (select) select.value = '2';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await clicks('button', 'Move');
    await settles();
    expect(select?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(select?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Group: ');
    expect([adminEnglish, adminHindi].map(({ fieldName }) => fieldName(way))).toEqual(['Group', 'समूह']);
  });

  test('by the settings stay admins, with the reason; one’s own role is given up with a confirmation, and one’s account stays', async () => {
    const asked = server({
      'GET /people': () => paged(people),
      'GET /groups': [],
      'POST /people/admin-1/role': { code: 'invalid', message: 'No', fields: { role: 'x' }, reasons: { role: { code: 'last-admin' } } },
    });
    await opens('/admin/people');
    await clicks('button', 'Manage Head: group, role and access');
    const dialog = () => document.querySelector('dialog')?.textContent ?? '';
    expect(dialog()).toContain('An admin by the setting ADMIN_EMAILS');
    expect(dialog()).not.toContain('Take the admin’s role');
    await clicks('button', 'Close');
    await clicks('button', 'Manage Me: group, role and access');
    expect(dialog()).toContain('This is your own account');
    await clicks('button', 'Take the admin’s role');
    expect(document.querySelectorAll('dialog')[1]?.textContent).toContain('This is your own role.');
    await act(async () =>
      all('button')
        .filter((button) => button.textContent === 'Take the admin’s role')
        .at(-1)
        ?.click(),
    );
    await settles();
    expect(bodies(asked, 'POST /people/admin-1/role')).toEqual([{ role: 'user', confirmed: true }]);
    expect(alerts()).toContain('is the last admin');
  });

  test('are shut out and let in after a question', async () => {
    const asked = server({
      'GET /people': () => paged(people),
      'GET /groups': [],
      'POST /people/out/let-in': person('out', 'Omar'),
      'POST /people/out/shut-out': person('out', 'Omar', { isShutOut: true }),
    });
    await opens('/admin/people');
    await clicks('button', 'Manage Omar: group, role and access');
    const confirms = async (label: string) => {
      await clicks('button', label);
      await act(async () =>
        all('button')
          .filter((button) => button.textContent === label)
          .at(-1)
          ?.click(),
      );
      await settles();
    };
    await confirms('Let in again');
    expect(document.querySelector('dialog')?.textContent).toContain('This person can use the portal.');
    await clicks('button', 'Shut out');
    expect(document.querySelectorAll('dialog')[1]?.textContent).toContain('can be given to you as a file');
    // A server of an earlier version does not say how many: no zero stands for it.
    expect(document.querySelector('[data-reach]')?.textContent).toContain('How many submissions are kept of this person is not known.');
    await clicks('button', 'Cancel');
    expect(bodies(asked, 'POST /people/out/shut-out')).toEqual([]);
    await confirms('Shut out');
    expect(bodies(asked, 'POST /people/out/shut-out')).toHaveLength(1);
    expect(document.querySelector('dialog')?.textContent).toContain('This person is shut out');
  });
});

describe('a roster', () => {
  const located = { sheet: 'Roster', row: 1, unread: [] };
  const summary: RosterSummary = {
    ...{ total: 4, success: 3, failed: 1, waiting: 1, joined: 0, moved: 1, unchanged: 1, newGroups: ['Sikar'], located },
    errors: ['Row 4, Phone: is not a phone number.'],
    reasons: [{ row: 4, column: 'Phone', why: { code: 'not-a-phone' } }],
    rows: [
      { row: 2, name: 'Asha', email: 'asha@x.in', phone: '', group: 'Sikar', fate: 'waits' },
      { row: 3, name: 'Ravi', email: '', phone: '+919876543210', group: 'Sikar', fate: 'moves', from: 'Kota' },
      {
        row: 4,
        name: 'Bad',
        email: '',
        phone: '12',
        group: 'Kota',
        fate: 'refused',
        problems: [{ column: 'Phone', why: { code: 'not-a-phone' } }],
      },
      { row: 5, name: 'Old', email: 'old@x.in', phone: '', group: 'Kota', fate: 'stays' },
    ],
  };
  let written: readonly (readonly unknown[])[] = [];
  class WorkerHere {
    onmessage: ((event: { data: object }) => void) | null = null;
    postMessage(order: WorkerOrder) {
      const rows = [
        ['Student', 'Mob.', 'Wing'],
        ['Asha', '98765 43210', 'Sikar'],
      ];
      const looked = { rows, header: 0, means: rosterHeaders.guessed(rows[0] ?? []), from: 'table', lost: {} };
      if (order.make === 'rows') written = order.rows;
      const data = order.make === 'rows' ? { is: 'made', bytes: new ArrayBuffer(8) } : { is: 'looked', looked };
      queueMicrotask(() => this.onmessage?.({ data }));
    }
    terminate() {
      this.onmessage = null;
    }
  }
  const chooses = async (name: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file field');
    const file = new File(['x'], name);
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    await settles();
  };

  test('is shown row by row before it is stored', async () => {
    const { rows: _, ...stored } = summary;
    let isRefused = true;
    const asked = server({
      'GET /groups': [kota],
      'GET /groups/roster': () => paged([]),
      'POST /groups/roster?preview=true': () =>
        isRefused
          ? { code: 'invalid', message: 'No', fields: { file: 'x' }, reasons: { file: { code: 'columns-missing', columns: 'Group' } } }
          : summary,
      'POST /groups/roster': stored,
    });
    await opens('/admin/roster');
    await clicks('button', 'Upload a roster');
    expect(alerts()).toContain('Select a sheet');
    await chooses('list.pdf');
    expect(alerts()).toContain('The sheet was not read.');
    // A sheet without the columns of a roster is read here, and its columns are shown with what they mean.
    vi.stubGlobal('Worker', WorkerHere);
    await chooses('roster.xlsx');
    expect(document.body.textContent).toContain('Not found yet: Group. Choose the column of each.');
    expect([value('Student'), value('Mob.'), value('Wing')]).toEqual(['Name', 'Phone', '']);
    await clicks('button', 'Upload a roster');
    expect(alerts()).toContain('Not found yet: Group.');
    isRefused = false;
    await types('Wing', 'Group');
    await settles();
    expect(written).toEqual([
      ['Name', 'Phone', 'Group'],
      ['Asha', '98765 43210', 'Sikar'],
    ]);
    expect(texts('row').slice(1)).toEqual([
      '2AshaJoins on comingSikarasha@x.in',
      '3RaviMoves from Kota to SikarSikar+919876543210',
      '4BadPhone: is not a phone number; ten digits, or a + and the country code, are.MendKota12',
      '5OldThere already, no changeKotaold@x.in',
    ]);
    expect(texts('option')).toContain('Only what is there already (1)');
    await types('Show', 'stays');
    expect(texts('row').slice(1)).toEqual(['5OldThere already, no changeKotaold@x.in']);
    expect(document.body.textContent).toContain('One group is added: “Sikar”.');
    expect(document.body.textContent).toContain('One person leaves another group.');
    expect(asked.filter(({ call }) => call.startsWith('POST /groups/roster?version='))).toEqual([]);
    await clicks('button', 'Store 3 rows');
    expect(document.querySelector('dialog [data-reach]')?.textContent).toBe(
      '1 person is added. 1 person moves from group to group.One group is added: “Sikar”.Ravi: Moves from Kota to SikarOne row of the list is not stored.At once. Tests that somebody has started go on, and the results stay.',
    );
    expect(asked.filter(({ call }) => call.startsWith('POST /groups/roster?version='))).toEqual([]);
    await act(async () => document.querySelector<HTMLButtonElement>('dialog button:last-of-type')?.click());
    await settles();
    expect(asked.filter(({ call }) => call.startsWith('POST /groups/roster?version='))).toHaveLength(1);
    expect(texts('status')).toContain('Stored: 3 people.');
    expect(document.body.textContent).toContain('Row 4, Phone: is not a phone number');
  });

  test('is not stored with a group that its preview did not name; the preview is shown again', async () => {
    const { rows: _, ...stored } = { ...summary, success: 1, failed: 0, moved: 0 };
    const rows = summary.rows?.filter(({ fate }) => fate === 'waits');
    let newGroups: string[] = [];
    const asked = server({
      'GET /groups': [kota],
      'GET /groups/roster': () => paged([]),
      'POST /groups/roster?preview=true': () => ({ ...stored, waiting: 1, newGroups, rows }),
      'POST /groups/roster': () => {
        const version = new URLSearchParams(asked.at(-1)?.call.split('?')[1]).get('version');
        const reason = { code: 'changed-meanwhile', version: 5, by: 'ravi@portal.test', at: '2026-03-01T09:00:00.000Z' };
        if (version !== null && Number(version) !== seenOf.newGroups(newGroups)) return { code: 'in-use', message: 'No.', reason };
        return stored;
      },
    });
    await opens('/admin/roster');
    await chooses('roster.xlsx');
    expect(document.body.textContent).not.toContain('group is added');
    newGroups = ['Sikar'];
    await clicks('button', 'Store 1 row');
    await settles();
    expect(alerts()).toContain('This was changed meanwhile, so nothing was saved.');
    expect(alerts()).toContain('Changed by ravi@portal.test');
    expect(texts('status').join()).not.toContain('Stored');
    expect(document.body.textContent).toContain('One group is added: “Sikar”.');
    await clicks('button', 'Store 1 row');
    await yes();
    expect(texts('status').join()).toContain('Stored');
  });

  test('shows what the columns mean where the server read some of them alone', async () => {
    const { rows: _, ...read } = summary;
    const rows = ['Kotta', 'Kota 2'].map((group, at) => ({
      ...{ row: at + 2, name: 'Asha', email: `${at}@x.in`, phone: '', group, fate: 'waits' as const },
    }));
    let asked = 0;
    server({
      'GET /groups': [kota],
      'GET /groups/roster': () => paged([]),
      'POST /groups/roster?preview=true': () => {
        asked += 1;
        return asked === 1 ? { ...read, located: { ...located, unknown: ['Wing'] } } : { ...read, rows, newGroups: ['Kotta', 'Kota 2'] };
      },
    });
    vi.stubGlobal('Worker', WorkerHere);
    await opens('/admin/roster');
    await chooses('roster.xlsx');
    await settles();
    expect([value('Student'), value('Mob.'), value('Wing')]).toEqual(['Name', 'Phone', '']);
    expect(document.body.textContent).toContain('Left out: Wing.');
    await types('Wing', 'Group');
    await settles();
    expect(document.body.textContent).not.toContain('Left out:');
    expect(asked).toBe(2);
    expect(document.body.textContent).toContain('Is “Kotta” the group “Kota”?');
    expect(document.body.textContent).not.toContain('Is “Kota 2”');
  });

  test('names who has not come, by group, and takes one off after a question', async () => {
    const entry = { id: 7, name: 'Asha', email: 'asha@x.in', group: { id: 1, name: 'Kota' }, enteredAt: '2026-03-01T09:00:00.000Z' };
    const asked = server({ 'GET /groups': [kota], 'GET /groups/roster': () => paged([entry]), 'POST /groups/roster/7/remove': { id: 7 } });
    await opens('/admin/roster?group=1');
    expect(asked.some(({ call }) => call.startsWith('GET /groups/roster') && call.includes('group=1'))).toBe(true);
    expect(texts('row').slice(1)).toEqual(['AshaKotaasha@x.inTake off']);
    await clicks('button', 'Take off the roster: Asha');
    await act(async () =>
      all('button')
        .filter((button) => button.textContent === 'Take off')
        .at(-1)
        ?.click(),
    );
    await settles();
    expect(bodies(asked, 'POST /groups/roster/7/remove')).toHaveLength(1);
  });
});

describe('the groups of an assessment', () => {
  const schedule = { state: 'published', opensAt: null, closesAt: null, resultsAt: null, endsTogether: false, code: null };

  test('are chosen by name in its schedule; everybody again with one press', async () => {
    const desk = { assessmentId: 3, name: 'Mock', now: '2026-03-01T09:00:00.000Z', byMinute: [] };
    const counts = { fetched: 0, started: 0, handedIn: 0, sitting: 0, awaited: 0 };
    let now: object = schedule;
    const asked = server({
      'GET /groups': [kota, group(2, 'Sikar', 5)],
      'GET /assessment/3/schedule': () => now,
      'GET /assessment/3/desk': { ...desk, ...counts },
      'POST /assessment/3/schedule': () => {
        now = { ...schedule, groupIds: [2] };
        return now;
      },
    });
    await opens('/admin/assessments/3/schedule');
    await clicks('field', 'Only these groups');
    await clicks('field', 'Sikar 5 people');
    expect(document.body.textContent).toContain('1 group chosen, 5 people');
    // Somebody may be in both.
    await clicks('field', 'Kota 4 people');
    expect(document.body.textContent).toContain('2 groups chosen, at most 9 people');
    await clicks('field', 'Kota 4 people');
    await clicks('button', 'Save Schedule');
    expect(document.querySelector('dialog')?.textContent).toContain('Groups: Everybody → Sikar');
    await clicks('button', 'Change it');
    expect(bodies(asked, 'POST /assessment/3/schedule')).toEqual([{ groupIds: [2] }]);
    await clicks('field', 'Everybody');
    await clicks('button', 'Save Schedule');
    // More learners see the paper from now on, which cannot be taken back.
    await clicks('button', 'Change it');
    expect(bodies(asked, 'POST /assessment/3/schedule').at(-1)).toEqual({ groupIds: [] });
  });

  test('are sent only where they differ', () => {
    const base = shownFrom({ ...schedule, state: 'published', groupIds: [2, 5] });
    expect(draftFrom(base, { groupIds: [2, 5] })).toEqual({});
    expect(draftFrom(base, { groupIds: [] })).toEqual({ groupIds: [] });
    expect(changed(unscheduled, { groupIds: [1] }).groupIds).toEqual([1]);
    expect(shownFrom({ ...schedule, state: 'published' }).groupIds).toEqual([]);
  });

  test('stand in the list of assessments', async () => {
    const one = { id: 3, name: 'Mock', description: '', durationInMinutes: 30, totalMarks: 4, createdAt: '2026-03-01T09:00:00.000Z' };
    const subjects = [{ subjectName: 'S', numberOfQuestions: 2 }];
    server({ 'GET /groups': [kota], 'GET /assessments/all': () => paged([{ ...one, subjects, groupIds: [1, 99] }]) });
    await opens('/all-assessments');
    expect(texts('row')[1]).toContain('For Kota, group 99');
  });
});

test.each([
  ['', { group: '', show: 'all' }, {}],
  ['group=3&show=admin', { group: '3', show: 'admin' }, { group: 3, role: 'admin' }],
  ['group=none&show=user', { group: 'none', show: 'user' }, { group: 'none', role: 'user' }],
  ['group=x&show=y', { group: '', show: 'all' }, {}],
  ['show=out', { group: '', show: 'out' }, { state: 'shut-out' }],
])('the address "%s" filters people', (address, filters, query) => {
  const read = filtersFrom(new URLSearchParams(address));
  expect(read).toEqual(filters);
  expect(queryFrom(read)).toEqual(query);
});
