import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Libsql from 'libsql';
import { SqliteDriver } from './sqlite-driver';
import { type Store, storeOver } from './store';

const dialectOver = (database: Libsql.Database): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(database),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** The embedded database in one file. A commit is on the disk (fsync) before it is answered. */
export function openSqlite(file: string): Store {
  const database = new Libsql(file);
  // The time-out first: turning WAL on needs the file alone, and other processes may be starting on it.
  for (const setting of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) database.pragma(setting);
  return storeOver('sqlite', new Kysely({ dialect: dialectOver(database) }));
}
