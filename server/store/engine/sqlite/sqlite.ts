import { CompiledQuery, type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type Libsql from 'libsql';
import { retryingDriver } from '../retries/retrying-driver';
import { type Store, storeOver } from '../store';
import { SqliteDriver } from './driver';
import { finishScrub, openScrub } from './scrub';
import { openDatabase } from './statements';
import { startWriter } from './thread';

const dialectOver = (database: Libsql.Database): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => retryingDriver(new SqliteDriver(database)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** The embedded database in one file. With `builtDir`, the folder of the built writer, `write` has a thread of its own; without it, it blocks this one. */
export function openSqlite(file: string, builtDir?: string): Store {
  const over = storeOver('sqlite', new Kysely({ dialect: dialectOver(openDatabase(file)) }));
  const here = async (text: string) => (await over.db.executeQuery(CompiledQuery.raw(text))).rows;
  const store: Store = { ...over, scrub: openScrub(file, here), finishScrub: () => finishScrub(here) };
  if (builtDir === undefined) return store;
  const writer = startWriter(file, builtDir);
  return {
    ...store,
    scrub: openScrub(file, (text) => writer.write(text, [])),
    write: async <R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => (await writer.write(sql, parameters)) as R[],
    async close() {
      await writer.close();
      await store.close();
    },
  };
}
