import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Tables } from '../../../../server/store/engine/schema';
import type { Engine } from '../../../../server/store/engine/store';
import type { Migration } from '../../../../server/store/open/migrations/migration';

export const engines: readonly Engine[] = ['sqlite', 'postgres'];

const dialects: Record<Engine, Dialect> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** The statements of a step on an empty database, as text with single spaces, without a database. */
export async function statementsOf({ up }: Migration, engine: Engine): Promise<string[]> {
  const said: string[] = [];
  const db = new Kysely<Tables>({
    dialect: dialects[engine],
    log({ query }) {
      said.push(query.sql.replace(/\s+/g, ' ').trim());
    },
  });
  await up(db, engine);
  return said;
}
