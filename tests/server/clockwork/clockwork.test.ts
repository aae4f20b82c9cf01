import { describe } from 'vitest';
import { onPostgres } from '../kit/on-postgres';
import { clockworkSuite } from './suite';

describe('work by the clock on SQLite', () => clockworkSuite(async () => null));

onPostgres('work by the clock on PostgreSQL', (postgres) => clockworkSuite(() => postgres.migrated()));
