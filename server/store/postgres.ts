import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Store, storeOver } from './store';

const bigintOid = 20;

/** Our ids and times stay below 2^53, so 8-byte integers arrive as numbers, as they do from SQLite. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigintOid ? Number : pg.types.getTypeParser(oid, format)),
};

/** A PostgreSQL database, or one of its kin. `lost` is called for broken connections; the pool replaces them. */
export function openPostgres(url: string, lost: (fault: Error) => void): Store {
  const pool = new pg.Pool({ connectionString: url, max: 20, types, connectionTimeoutMillis: 5_000 });
  pool.on('error', lost);
  // The pool handles errors of idle connections only: the error of a connection in use would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  return {
    ...storeOver('postgres', new Kysely({ dialect: new PostgresDialect({ pool }) })),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
