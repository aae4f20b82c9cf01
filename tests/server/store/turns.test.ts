import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqlite } from '../../../server/store/engine/sqlite/sqlite';

/** Rows that a statement steps through, so that it takes much longer than a turn. */
const slow = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000000) select max(i) from n`;

it('lets the process do other work between statements that take long, of one request and of many at once', async () => {
  const store = openSqlite(':memory:');
  const order: string[] = [];
  const asks = async (name: string) => {
    for (let at = 0; at < 3; at += 1) {
      await slow.execute(store.db);
      order.push(name);
    }
  };
  const other = () => {
    order.push('other');
    if (!isDone) setImmediate(other);
  };
  let isDone = false;
  setImmediate(other);
  await Promise.all(['a', 'b', 'c'].map(asks));
  isDone = true;
  // Other work comes after each statement: none of the nine follows two others without a turn of the event loop.
  expect(order.filter((name) => name !== 'other')).toHaveLength(9);
  expect(order.join(' ')).not.toMatch(/[abc] [abc] [abc]/);
  await store.close();
});
