import { sql } from 'kysely';
import type { Store } from '../../../../server/store/engine/store';

/** A primary key or an index: its columns in order. */
export interface KeyOrder {
  name: string;
  table: string;
  columns: { name: string; isDescending: boolean }[];
}

/** A row's values by column. */
export type Row = Readonly<Record<string, string | number>>;

/** Keys and indexes of tables, as PostgreSQL has them. */
export async function keyOrdersOf({ db }: Store, tables: readonly string[]): Promise<KeyOrder[]> {
  const { rows } = await sql<{ table: string; name: string; column: string; is_descending: boolean }>`
    select t.relname as "table", i.relname as name, a.attname as "column", (x.indoption[k.at - 1]::integer & 1) = 1 as is_descending
    from pg_index as x
      join pg_class as t on t.oid = x.indrelid
      join pg_class as i on i.oid = x.indexrelid
      cross join unnest(x.indkey::smallint[]) with ordinality as k(attnum, at)
      join pg_attribute as a on a.attrelid = t.oid and a.attnum = k.attnum
    where t.relname in (${sql.join([...tables])})
    order by t.relname, i.relname, k.at`.execute(db);
  const orders = new Map<string, KeyOrder>();
  for (const { table, name, column, is_descending: isDescending } of rows) {
    const order = orders.get(name) ?? { name, table, columns: [] };
    order.columns.push({ name: column, isDescending });
    orders.set(name, order);
  }
  return [...orders.values()];
}

const top = 10 ** 15;

/** A row's place in the order, as a text. */
const placeOf = ({ columns }: KeyOrder, row: Row): string =>
  columns
    .map(({ name, isDescending }) => {
      const value = row[name] ?? 0;
      return typeof value === 'string' ? value : String(top + (isDescending ? -value : value)).padStart(16, '0');
    })
    .join('\u0001');

/** What a range takes (CockroachDB splits a range that gets more than 2,500 requests a second), and after how many seconds of more it is split. */
export interface Bounds {
  perSecond: number;
  patienceS: number;
  /** Rows of a range: more are split by size. */
  rows: number;
}

/** The ranges of one order of keys, which the database splits by size and by load. */
interface Range {
  keys: string[];
  /** Keys written in the current second. */
  fresh: string[];
  /** Seconds in a row with more than it takes. */
  hotS: number;
  /** The writes of these seconds. */
  seen: string[];
}

const emptyRange = (keys: string[]): Range => ({ keys, fresh: [], hotS: 0, seen: [] });

const median = (keys: readonly string[]): string => keys.toSorted()[Math.floor(keys.length / 2)] ?? '';

/** The index of the range that a key is in: the last one that begins at it or before. */
function rangeAt(starts: readonly string[], key: string): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? '') <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Writes rows second by second into ranges, and answers how many rows the busiest range got in each second. `before` are rows that there are. A range that
 * gets too much for a while is split where its writes of that time have their middle, which helps only if later writes are on both sides.
 */
export function busiestBySecond(order: KeyOrder, before: readonly Row[], seconds: readonly (readonly Row[])[], bounds: Bounds): number[] {
  let ranges: Range[] = [emptyRange(before.map((row) => placeOf(order, row)))];
  let starts: string[] = [''];

  function splitAt(at: number, key: string): boolean {
    const range = ranges[at];
    if (range === undefined || key <= (starts[at] ?? '')) return false;
    const left = range.keys.filter((one) => one < key);
    const right = range.keys.filter((one) => one >= key);
    ranges = ranges.toSpliced(at, 1, emptyRange(left), emptyRange(right));
    starts = starts.toSpliced(at + 1, 0, key);
    return true;
  }

  function splitBySize(): void {
    for (let at = 0; at < ranges.length; at += 1) {
      const { keys = [] } = ranges[at] ?? {};
      if (keys.length > bounds.rows && splitAt(at, median(keys))) at -= 1;
    }
  }

  splitBySize();
  return seconds.map((rows) => {
    for (const row of rows) {
      const key = placeOf(order, row);
      ranges[rangeAt(starts, key)]?.fresh.push(key);
    }
    const busiest = Math.max(...ranges.map(({ fresh }) => fresh.length));
    for (const range of ranges) {
      range.keys.push(...range.fresh);
      const isHot = range.fresh.length > bounds.perSecond;
      range.hotS = isHot ? range.hotS + 1 : 0;
      range.seen = isHot ? [...range.seen, ...range.fresh] : [];
      range.fresh = [];
    }
    for (let at = 0; at < ranges.length; at += 1) {
      const { hotS = 0, seen = [] } = ranges[at] ?? {};
      if (hotS >= bounds.patienceS && splitAt(at, median(seen))) at += 1;
    }
    splitBySize();
    return busiest;
  });
}
