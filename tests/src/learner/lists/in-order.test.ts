import { expect, it } from 'vitest';
import { inOrder } from '../../../../src/learner/lists/usual-order';

const now = Date.parse('2026-03-01T10:00:00.000Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(now + hours * hour).toISOString();
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
const everywhere = { isHere: () => true, now };

it('puts the tests that open or close within a day first, the soonest before the others', () => {
  const rows = [
    { id: 1 },
    { id: 2, opensAt: at(20), closesAt: at(30) },
    { id: 3, opensAt: at(48) },
    { id: 4, opensAt: at(-1), closesAt: at(2) },
    { id: 5, opensAt: at(-9), closesAt: at(900) },
  ];
  expect(ids(inOrder(rows, everywhere))).toEqual([4, 2, 1, 3, 5]);
});

it('keeps the order of the server otherwise', () => {
  expect(ids(inOrder([{ id: 9 }, { id: 3 }, { id: 5, closesAt: at(-1) }, { id: 7 }], everywhere))).toEqual([9, 3, 5, 7]);
});

it('puts what can be taken here first, before what is near', () => {
  const rows = [{ id: 1, opensAt: at(1) }, { id: 2 }, { id: 3, opensAt: at(2) }, { id: 4 }];
  expect(ids(inOrder(rows, { isHere: (id) => id > 2, now }))).toEqual([3, 4, 1, 2]);
});

it('puts the attempt in progress before what is near, and after nothing that can be taken here', () => {
  const rows = [{ id: 1, opensAt: at(1) }, { id: 2 }, { id: 3 }];
  expect(ids(inOrder(rows, { ...everywhere, isBegun: (id) => id === 3 }))).toEqual([3, 1, 2]);
  expect(ids(inOrder(rows, { isHere: (id) => id !== 3, isBegun: (id) => id === 3, now }))).toEqual([1, 2, 3]);
});
