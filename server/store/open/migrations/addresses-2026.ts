import { sql } from 'kysely';
import type { Migration } from './migration';

/** People in the order of their addresses, as lists of results have it (ADR 36). */
export const addressOrderSteps: readonly Migration[] = [
  {
    name: 'people by address',
    meanwhile: 'A person is a row; a hundred thousand of them are indexed in about a second, for which writes to them wait.',
    up: (db) => sql`create index people_by_address on people ((coalesce(nullif(verified_email, ''), verified_phone, '')), uid)`.execute(db),
  },
];
