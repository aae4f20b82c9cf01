import { describe } from 'vitest';
import { onPostgres } from '../kit/on-postgres';
import { newsSuite } from './suite';

describe('news on SQLite', () => newsSuite(async () => null));

onPostgres('news on PostgreSQL', (postgres) => newsSuite(() => postgres.migrated()));
