import { describe, vi } from 'vitest';
import { onPostgres } from '../kit/on-postgres';
import { openPortal, openTwins } from '../kit/portal';
import { flowSuite, type LongForm, pairs, singles } from './suite';

/** The keys of sealed papers are derived in less time than by the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

/** The table of cells is for the report of a run. */
const printed = (name: string): LongForm => ({ print: (table) => void process.stdout.write(`Who learns what, ${name}: ${table}\n`) });

describe('every pair of acts, on SQLite', () =>
  flowSuite((changes) => openPortal(null, changes), pairs, printed('pairs of acts on SQLite')));

onPostgres('every act, on PostgreSQL', (postgres) => {
  describe('one process', () =>
    flowSuite(async (changes) => openPortal(await postgres.migrated(), changes), singles, printed('PostgreSQL')));
  describe('two processes behind a balancer that alternates', () =>
    flowSuite(async (changes) => openTwins(await postgres.migrated(), changes), singles, printed('two processes')));
});
