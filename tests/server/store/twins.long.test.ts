import { afterAll, beforeAll, describe, vi } from 'vitest';
import { openTwins } from '../kit/portal';
import { type Postgres, startPostgres } from '../kit/postgres';
import { postgresBin } from '../kit/postgres-programs';
import { promisesOfSeveral } from '../suites/all';

/** The suites on SQLite derive their keys with as many iterations as the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

const bin = await postgresBin();
if (bin === null) process.stderr.write('PostgreSQL is not installed here, so the server suite does not run against two processes.\n');

describe.skipIf(bin === null)('two processes behind a balancer that alternates', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres?.stop());

  promisesOfSeveral(async (changes) => openTwins(await postgres.migrated(), changes));
});
