import { afterAll, beforeAll, describe, vi } from 'vitest';
import { openPortal, openTwins } from '../kit/portal';
import { type Postgres, startPostgres } from '../kit/postgres';
import { postgresBin } from '../kit/postgres-programs';
import { flowSuite, type LongForm, pairs, singles } from './suite';

/** The keys of sealed papers are derived in less time than by the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

/** The table of cells is for the report of a run. */
const printed = (name: string): LongForm => ({ print: (table) => void process.stdout.write(`Who learns what, ${name}: ${table}\n`) });

describe('every pair of acts, on SQLite', () =>
  flowSuite((changes) => openPortal(null, changes), pairs, printed('pairs of acts on SQLite')));

const bin = await postgresBin();
if (bin === null) process.stderr.write('PostgreSQL is not installed here, so only the embedded database is asked who learns what.\n');

describe.skipIf(bin === null)('every act, on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 60_000);
  afterAll(() => postgres?.stop());

  describe('one process', () =>
    flowSuite(async (changes) => openPortal(await postgres.migrated(), changes), singles, printed('PostgreSQL')));
  describe('two processes behind a balancer that alternates', () =>
    flowSuite(async (changes) => openTwins(await postgres.migrated(), changes), singles, printed('two processes')));
});
