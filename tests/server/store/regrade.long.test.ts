import { afterAll, beforeAll, describe } from 'vitest';
import { openPortal } from '../kit/portal';
import { type Postgres, startPostgres } from '../kit/postgres';
import { postgresBin } from '../kit/postgres-programs';
import { regradeSuite } from '../suites/regrade/mended';

const bin = await postgresBin();
/** Issue 17: 1,000 hand-ins, and 200 more while a question is dropped. */
const herd = [1_000, 200] as const;

describe('on SQLite', () => regradeSuite((changes) => openPortal(null, changes), herd));

describe.skipIf(bin === null)('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres?.stop());

  regradeSuite(async (changes) => openPortal(await postgres.migrated(), changes), herd);
});
