import { vi } from 'vitest';
import { onPostgres } from '../kit/on-postgres';
import { openTwins } from '../kit/portal';
import { promisesOfSeveral } from '../suites/all';

/** sealed.test.ts derives its keys with as many iterations as the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

onPostgres('two processes behind a balancer that alternates', (postgres) => {
  promisesOfSeveral(async (changes) => openTwins(await postgres.migrated(), changes));
});
