// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RosterRow } from '../../../../contract/people/roster';
import type { WorkerOrder } from '../../../../src/admin/bank/upload/worker/ask/worker-messages';
import { type Asked, clicks, leaves, opens, server, settles, texts, the, types, value } from '../kit';

const kota = { id: 1, name: 'Kota', learners: 3, waiting: 0, assessments: 0 };
/** The rows that the last file was made of. */
let written: readonly (readonly unknown[])[];

class WorkerHere {
  onmessage: ((event: { data: object }) => void) | null = null;
  postMessage(order: WorkerOrder) {
    if (order.make !== 'rows') throw new Error(`Not expected: ${order.make}`);
    written = order.rows;
    queueMicrotask(() => this.onmessage?.({ data: { is: 'made', bytes: new ArrayBuffer(8) } }));
  }
  terminate() {
    this.onmessage = null;
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(async () => {
  await leaves();
  vi.unstubAllGlobals();
});

const row = (more: Partial<RosterRow>): RosterRow => ({
  ...{ row: 2, name: 'Asha', email: '', phone: '+919876543210', group: 'Kota', fate: 'waits' },
  ...more,
});
const summary = (rows?: RosterRow[]) => ({
  ...{ total: 1, success: 1, failed: 0, waiting: 1, joined: 0, moved: 0, unchanged: 0, newGroups: [], errors: [], reasons: [] },
  ...{ located: { sheet: 'Questions', row: 1, unread: [] }, ...(rows && { rows }) },
});
const serves = (one: RosterRow): Asked[] =>
  server({
    'GET /groups': [kota],
    'GET /people': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
    'GET /groups/roster': () => new Response('[]', { headers: { 'X-Total-Count': '0' } }),
    'POST /groups/roster?preview=true': summary([one]),
    'POST /groups/roster': summary(),
  });
const stored = (asked: Asked[]) => asked.filter(({ call }) => call.startsWith('POST /groups/roster?version=')).length;

async function adds() {
  await types('Name', 'Asha');
  await types('Email or phone', '98765 43210');
  await types('Group of the learner', 'Kota');
  await clicks('button', 'Add the learner');
  await settles();
}

test('one learner is added from People as a roster of one row', async () => {
  const asked = serves(row({}));
  await opens('/admin/people');
  await clicks('button', 'Add one learner');
  await clicks('button', 'Add the learner');
  const inDialog = (name: string) => [...document.querySelectorAll('dialog label')].find((each) => each.textContent?.startsWith(name));
  const fieldIn = (name: string) => document.getElementById(inDialog(name)?.getAttribute('for') ?? '') as HTMLInputElement | null;
  const faultsOf = (name: string) => {
    const field = fieldIn(name);
    const said = (field?.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-fault'));
    return [field?.getAttribute('aria-invalid'), ...said.map((id) => document.getElementById(id)?.textContent)];
  };
  expect(faultsOf('Name')).toEqual(['true', 'Type the name of the learner.']);
  expect(faultsOf('Email or phone')).toEqual(['true', 'Type an email or a phone number.']);
  expect(faultsOf('Group of the learner')).toEqual(['true', 'Choose a group.']);
  expect(document.activeElement).toBe(fieldIn('Name'));
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false);
  // What is put right is at fault no more, and the next press leads to the next field.
  await types('Name', 'Asha');
  expect(document.activeElement).toBe(fieldIn('Name'));
  expect(faultsOf('Name')).toEqual([null]);
  await clicks('button', 'Add the learner');
  expect(document.activeElement).toBe(fieldIn('Email or phone'));
  // The list of people has a field of this name too, behind the dialog.
  const group = [...document.querySelectorAll('dialog select')].at(-1);
  expect(group?.textContent).toContain('Kota');
});

test('who has to come is told; the group stays chosen for the next at the desk', async () => {
  const asked = serves(row({}));
  await opens('/admin/roster');
  await adds();
  expect(written).toEqual([
    ['Name', 'Email or phone', 'Group'],
    ['Asha', '98765 43210', 'Kota'],
  ]);
  expect(stored(asked)).toBe(1);
  expect(texts('status')).toContain('Asha is expected, and joins Kota at the first sign-in by which this address is verified.');
  expect([value('Name'), value('Group of the learner')]).toEqual(['', 'Kota']);
});

test('a row that is refused says why, keeps what is typed, and stores nothing', async () => {
  const asked = serves(row({ fate: 'refused', problems: [{ column: 'Phone', why: { code: 'not-a-phone' } }] }));
  await opens('/admin/roster');
  await adds();
  expect(texts('alert').join()).toContain('The learner was not added.');
  const field = the('field', 'Email or phone');
  expect(document.activeElement).toBe(field);
  expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toContain(
    'is not a phone number',
  );
  expect([stored(asked), value('Name')]).toEqual([0, 'Asha']);
});

test('who would leave another group is asked about first', async () => {
  const asked = serves(row({ fate: 'moves', from: 'Sikar' }));
  await opens('/admin/roster');
  await adds();
  expect(document.querySelector('[data-reach]')?.textContent).toContain('Asha, from Sikar to Kota.');
  expect(stored(asked)).toBe(0);
  await clicks('button', 'Move the learner');
  await settles();
  expect(stored(asked)).toBe(1);
  expect(the('field', 'Group of the learner')).toBeTruthy();
});

test('an address that somebody of another name has is asked about, also where nobody leaves a group', async () => {
  const asked = serves(row({ fate: 'joins', known: [{ name: 'Arjun Mehta', groups: ['Sikar', 'Hall'], isOther: true }] }));
  await opens('/admin/roster');
  await adds();
  expect(document.querySelector('dialog')?.textContent).toContain('Is Asha the same person?');
  expect(document.querySelector('[data-reach]')?.textContent).toContain('On the portal this is Arjun Mehta, Sikar; Hall.');
  expect(stored(asked)).toBe(0);
  await clicks('button', 'It is the same person');
  await settles();
  expect(stored(asked)).toBe(1);
});
