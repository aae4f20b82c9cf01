import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

type Statement = Libsql.Statement<unknown[]>;

/** The rows that a statement returned, and the number of rows that it changed. */
export interface Ran {
  rows: unknown[];
  changes: number;
}

const isBindable = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || value === null || typeof value === 'bigint' || Buffer.isBuffer(value);

/** Checks every value, because libsql aborts the whole process on a boolean. */
function demandBindable(values: readonly unknown[]): void {
  const at = values.findIndex((value) => !isBindable(value));
  if (at >= 0) throw new TypeError(`SQLite cannot bind a ${typeof values[at]}.`);
}

/** Pages of the file in memory, in KiB. With SQLite's own 2,000, an order of 50,000 results by name reads pages of people several times. */
const cacheKib = 65_536;

/** Opens the file with the settings of every connection: a commit is durable (fsync) before it returns. */
export function openDatabase(file: string): Libsql.Database {
  const database = new Libsql(file);
  // The time-out comes first: switching WAL on needs exclusive access, and other processes may start at the same time.
  // The last one overwrites what is deleted (ADR 39).
  const settings = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'];
  for (const setting of [...settings, `cache_size = -${cacheKib}`]) database.pragma(setting);
  return database;
}

/** Runs statements on a connection, each prepared once. Returns `run(sql, parameters)`, which blocks its thread and throws SQLite's errors. */
export function statementsOf(database: Libsql.Database): (sql: string, parameters: readonly unknown[]) => Ran {
  const prepared = new LRUCache<string, Statement>({ max: 300, memoMethod: (text) => database.prepare(text) });
  return (sql, parameters) => {
    demandBindable(parameters);
    const statement = prepared.memo(sql);
    if (statement.reader) return { rows: statement.all([...parameters]), changes: 0 };
    return { rows: [], changes: statement.run([...parameters]).changes };
  };
}
