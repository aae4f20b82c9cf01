import { describe } from 'vitest';
import { onPostgres } from '../kit/on-postgres';
import { webhookSuite } from './webhook-suite';

describe('the webhook on SQLite', () => webhookSuite(async () => null));

onPostgres('the webhook on PostgreSQL', (postgres) => webhookSuite(() => postgres.migrated()));
