import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../../../server/store/engine/postgres';
import type { Store } from '../../../../server/store/engine/store';
import { migrate } from '../../../../server/store/open/migrations/migrate';
import { faultyClient } from '../../kit/kin/faulty-client';
import { findingsIn, isSchemaChange, loadParser } from '../../kit/kin/lint';
import { distributed, rules } from '../../kit/kin/rules';
import { onPostgres } from '../../kit/on-postgres';

/** Makes a database call itself CockroachDB, to a session that looks into the schema `public` first. */
const inDisguise = `create function public.version() returns text language sql as $$ select 'CockroachDB CCL v26.3.0 (x86_64-pc-linux-gnu)' $$`;

onPostgres('the schema for CockroachDB', (postgres) => {
  let store: Store;
  /** The statements of each transaction, and those alone. */
  const transactions: string[][] = [];

  beforeAll(async () => {
    await loadParser();
    const url = await postgres.database();
    const client = new pg.Client(url);
    await client.connect();
    await client.query(inDisguise);
    await client.end();
    const Client = faultyClient((statement) => {
      if (statement === 'begin') transactions.push([]);
      transactions.at(-1)?.push(statement);
      return null;
    });
    store = await openPostgres(`${url}?options=${encodeURIComponent('-c search_path=public,pg_catalog')}`, () => undefined, Client);
    await migrate(store);
  });
  afterAll(async () => {
    await store?.close();
  });

  it('has nothing that CockroachDB does not take', () => {
    const findings = transactions.flat().flatMap((statement) =>
      findingsIn(
        statement,
        rules.filter((rule) => rule.kin === 'cockroach'),
      ),
    );
    expect(transactions.length).toBeGreaterThan(100);
    expect(findings).toEqual([]);
  });

  it('is changed by one statement in a transaction', () => {
    expect(transactions.filter((statements) => statements.filter(isSchemaChange).length > 1)).toEqual([]);
  });

  it('has the tables and columns of the one for PostgreSQL', async () => {
    const plain = await openPostgres(await postgres.database(), () => undefined);
    await migrate(plain);
    const tablesOf = async ({ db }: Store) =>
      (await db.introspection.getTables()).map(({ name, columns }) => [
        name,
        columns.map((column) => [column.name, column.dataType, column.isNullable]),
      ]);
    expect(await tablesOf(store)).toEqual(await tablesOf(plain));
    expect((await tablesOf(plain)).map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(distributed)));
    await plain.close();
  });
});
