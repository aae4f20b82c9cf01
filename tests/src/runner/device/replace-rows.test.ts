import type { Table } from 'dexie';
import { beforeEach, expect, it, vi } from 'vitest';
import { Device } from '../../../../src/runner/device/db';
import { replaceRows } from '../../../../src/runner/device/replace-rows';

interface Row {
  uid: string;
  id: number;
  name: string;
}

let table: Table<Row, [string, number]>;
const row = (id: number, name: string, uid = 'asha'): Row => ({ id, name, uid });
const replaces = (...rows: Row[]) => table.db.transaction('rw', table, () => replaceRows(table, 'asha', rows, ({ id }) => id));
const there = async () => (await table.toArray()).map(({ uid, id, name }) => `${uid} ${id} ${name}`);

beforeEach(async () => {
  const device = new Device(`device ${crypto.randomUUID()}`);
  table = device.available as unknown as typeof table;
  await table.bulkPut([row(1, 'one'), row(2, 'two'), row(3, 'three'), row(1, 'of another', 'ravi')]);
});

it('adds, changes and deletes, and leaves the rows of other people', async () => {
  await replaces(row(2, 'two'), row(3, 'changed'), row(4, 'new'));
  expect(await there()).toEqual(['asha 2 two', 'asha 3 changed', 'asha 4 new', 'ravi 1 of another']);
  await replaces();
  expect(await there()).toEqual(['ravi 1 of another']);
});

it('writes only what is not there already', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const deleted = vi.spyOn(IDBObjectStore.prototype, 'delete');
  await replaces(row(3, 'three'), row(2, 'two'), row(1, 'one'));
  expect([put.mock.calls.length, deleted.mock.calls.length]).toEqual([0, 0]);
  await replaces(row(3, 'three'), row(2, 'changed'), row(1, 'one'));
  expect(put.mock.calls.map(([value]) => value)).toEqual([row(2, 'changed')]);
  vi.restoreAllMocks();
});

it('deletes rows that cannot be read', async () => {
  const reads = vi.spyOn(table, 'where').mockImplementationOnce(() => {
    const own = table.toCollection().filter(({ uid }) => uid === 'asha');
    return { equals: () => Object.assign(own, { toArray: () => Promise.reject(new Error('Unreadable')) }) } as never;
  });
  await replaces(row(3, 'three'));
  expect(reads).toHaveBeenCalledOnce();
  expect(await there()).toEqual(['asha 3 three', 'ravi 1 of another']);
  vi.restoreAllMocks();
});
