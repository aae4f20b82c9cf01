import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

type Statement = Libsql.Statement<unknown[]>;

/** What a statement did: the rows it answered, and how many it changed. */
export interface Ran {
  rows: unknown[];
  changes: number;
}

const isBindable = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || value === null || typeof value === 'bigint' || Buffer.isBuffer(value);

/** libsql aborts the whole process when it is handed a boolean, so every value is looked at before it goes down. */
function demandBindable(values: readonly unknown[]): void {
  const at = values.findIndex((value) => !isBindable(value));
  if (at >= 0) throw new TypeError(`SQLite cannot bind a ${typeof values[at]}.`);
}

/** Opens the file as every connection of ours needs it: a commit is on the disk (fsync) before it is answered. */
export function openDatabase(file: string): Libsql.Database {
  const database = new Libsql(file);
  // The time-out first: turning WAL on needs the file alone, and other processes may be starting on it.
  for (const setting of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) database.pragma(setting);
  return database;
}

/** Runs statements on a connection, each prepared once. Answers `run(sql, parameters)`; it blocks its thread, and throws what SQLite says. */
export function statementsOf(database: Libsql.Database): (sql: string, parameters: readonly unknown[]) => Ran {
  const prepared = new LRUCache<string, Statement>({ max: 300, memoMethod: (text) => database.prepare(text) });
  return (sql, parameters) => {
    demandBindable(parameters);
    const statement = prepared.memo(sql);
    if (statement.reader) return { rows: statement.all([...parameters]), changes: 0 };
    return { rows: [], changes: statement.run([...parameters]).changes };
  };
}
