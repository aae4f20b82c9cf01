import { onPostgres } from '../kit/on-postgres';
import { newsSuite } from './suite';
import { webhookSuite } from './webhook-suite';

// Both are work of the clock: tests/server/clockwork does such work on PostgreSQL in `npm test` too.
onPostgres('news on PostgreSQL', (postgres) => newsSuite(() => postgres.migrated()));

onPostgres('the webhook on PostgreSQL', (postgres) => webhookSuite(() => postgres.migrated()));
