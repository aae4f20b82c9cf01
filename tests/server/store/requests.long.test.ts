import { afterAll, beforeAll, describe } from 'vitest';
import { openPortal } from '../kit/portal';
import { type Postgres, startPostgres } from '../kit/postgres';
import { postgresBin } from '../kit/postgres-programs';
import { fuzzSuite } from '../suites/fuzz';
import type { Open } from '../suites/open';
import { wrongFieldsSuite } from '../suites/wrong-fields';

const bin = await postgresBin();

/** Ten times as many requests of each call as in `npm test`. */
function requestsOn(open: Open): void {
  describe('random requests', { timeout: 120_000 }, () => fuzzSuite(open, 200));
  describe('wrong in any place', { timeout: 120_000 }, () => wrongFieldsSuite(open, 400));
}

describe('on SQLite', () => requestsOn((changes) => openPortal(null, changes)));

describe.skipIf(bin === null)('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres?.stop());

  requestsOn(async (changes) => openPortal(await postgres.migrated(), changes));
});
