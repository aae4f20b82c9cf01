import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { type Store, storeOver } from './store';

const isBindable = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';

function demandBindable(values: readonly unknown[]): void {
  const wrong = values.find((value) => !isBindable(value));
  if (wrong !== undefined || values.includes(undefined)) throw new TypeError(`SQLite cannot bind a ${typeof wrong}.`);
}

/** All our transactions write. One that reads first and then finds another writer ahead could only fail, so it asks for the file at once. */
const forWriting = (text: string): string => (text === 'begin' ? 'begin immediate' : text);

/** libsql aborts the whole process when it is handed a boolean, so every value is looked at before it goes down. */
function guarded(database: Libsql.Database): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(forWriting(text));
      return {
        reader: statement.reader,
        all(values) {
          demandBindable(values);
          return statement.all([...values]);
        },
        run(values) {
          demandBindable(values);
          return statement.run([...values]);
        },
        iterate(values) {
          demandBindable(values);
          return statement.iterate([...values]);
        },
      };
    },
  };
}

/** The embedded database in one file. A commit is on the disk (fsync) before it is answered. */
export function openSqlite(file: string): Store {
  const database = new Libsql(file);
  // The time-out first: turning WAL on needs the file alone, and other processes may be starting on it.
  for (const setting of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) database.pragma(setting);
  return storeOver('sqlite', new Kysely({ dialect: new SqliteDialect({ database: guarded(database) }) }));
}
