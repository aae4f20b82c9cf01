import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../../server/store/postgres';
import { openPortal } from '../kit/portal';
import { type Postgres, startPostgres } from '../kit/postgres';
import { postgresBin } from '../kit/postgres-programs';
import { promises } from '../suites/all';
import { togetherSuite } from '../suites/together';
import { twinsSuite } from '../suites/twins';
import { upgradeSuite } from '../suites/upgrade';

/** The suites on SQLite derive their keys with as many iterations as the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

const bin = await postgresBin();
if (bin === null) process.stderr.write('PostgreSQL is not installed here, so the server suite runs on SQLite only.\n');

describe.skipIf(bin === null)('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres?.stop());

  promises(async (changes) => openPortal(await postgres.database(), changes));

  describe('processes that start together', () => togetherSuite(() => postgres.database()));

  describe('two processes', () => twinsSuite(() => postgres.database()));

  describe('a database of the first schema', () => upgradeSuite(async () => openPostgres(await postgres.database(), () => undefined)));

  it('that is away gives 503 with Retry-After', async () => {
    const portal = await openPortal(await postgres.database());
    await postgres.stop();
    const { status, problem, headers } = await portal.learner('asha').tries('getAvailable', {});
    expect([status, problem?.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    await portal.close();
  });
});
