import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { retryingDriver } from './retries/retrying-driver';
import { type Store, storeOver } from './store';

const bigintOid = 20;

/** Our ids and times stay below 2^53, so 8-byte integers arrive as numbers, as they do from SQLite. */
const typesOver = ({ types }: typeof pg): pg.CustomTypesConfig => ({
  getTypeParser: (oid, format) => (oid === bigintOid ? Number : types.getTypeParser(oid, format)),
});

/** Makes a connection to PostgreSQL. */
export type ConnectionClass = typeof pg.Client;

class RetryingDialect extends PostgresDialect {
  override createDriver() {
    return retryingDriver(super.createDriver());
  }
}

/**
 * A PostgreSQL database, or one of its kin. No `statement_timeout`: ADR 43. `lost` is called for broken connections; the pool replaces them. Tests give a `Client` that fails where
 * they want.
 */
export async function openPostgres(url: string, lost: (fault: Error) => void, Client?: ConnectionClass): Promise<Store> {
  // Of a command on SQLite it would be a quarter of the start.
  const { default: driver } = await import('pg');
  const pool = new driver.Pool({
    ...{ connectionString: url, max: 20, types: typesOver(driver), connectionTimeoutMillis: 5_000 },
    Client: Client ?? driver.Client,
  });
  pool.on('error', lost);
  // The pool handles errors of idle connections only: the error of a connection in use would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  return {
    ...storeOver('postgres', new Kysely({ dialect: new RetryingDialect({ pool }) })),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
