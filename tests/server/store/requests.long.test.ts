import { describe } from 'vitest';
import { onPostgres } from '../kit/on-postgres';
import { openPortal } from '../kit/portal';
import { fuzzSuite } from '../suites/fuzz';
import type { Open } from '../suites/open';
import { wrongFieldsSuite } from '../suites/wrong-fields';

/** Ten times as many requests of each call as in `npm test`. */
function requestsOn(open: Open): void {
  describe('random requests', { timeout: 120_000 }, () => fuzzSuite(open, 200));
  describe('wrong in any place', { timeout: 120_000 }, () => wrongFieldsSuite(open, 400));
}

describe('on SQLite', () => requestsOn((changes) => openPortal(null, changes)));

onPostgres('on PostgreSQL', (postgres) => {
  requestsOn(async (changes) => openPortal(await postgres.migrated(), changes));
});
