import { describe } from 'vitest';
import { onPostgres } from '../kit/on-postgres';
import { openPortal } from '../kit/portal';
import { regradeSuite } from '../suites/regrade/regrading';

/** Issue 17: 1,000 hand-ins, and 200 more while a question is dropped. */
const herd = [1_000, 200] as const;

describe('on SQLite', () => regradeSuite((changes) => openPortal(null, changes), herd));

onPostgres('on PostgreSQL', (postgres) => {
  regradeSuite(async (changes) => openPortal(await postgres.migrated(), changes), herd);
});
