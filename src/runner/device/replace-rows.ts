import type { Table } from 'dexie';

/**
 * Makes the person's rows of a table these, in the transaction around the call. What is there already is not written again: a slow phone takes seconds to write a thousand
 * rows. Rows that cannot be read are deleted.
 */
export async function replaceRows<Row extends { uid: string }>(
  table: Table<Row, [string, number]>,
  uid: string,
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Promise<void> {
  const own = table.where('uid').equals(uid);
  const there = await own.toArray().catch(() => null);
  if (there === null) await own.delete();
  const before = new Map((there ?? []).map((row) => [idOf(row), JSON.stringify(row)]));
  await table.bulkPut(rows.filter((row) => before.get(idOf(row)) !== JSON.stringify(row)));
  for (const row of rows) before.delete(idOf(row));
  await table.bulkDelete([...before.keys()].map((id): [string, number] => [uid, id]));
}
