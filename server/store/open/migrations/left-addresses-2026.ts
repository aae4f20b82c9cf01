import { sql } from 'kysely';
import type { Migration } from './migration';
import { big } from './shapes';

/** Addresses that a person has left (ADR 99). */
export const leftAddressSteps: readonly Migration[] = [
  { name: 'when an address was verified', up: (db) => db.schema.alterTable('people').addColumn('verified_at', big).execute() },
  {
    // A revocation by address left the address in the row, and a later grant of it found the row.
    name: 'no reason for a role that was taken',
    meanwhile: 'A grant of this version does not look at the reason: what a process of before leaves there does no harm.',
    up: (db) => sql`update people set role_email = null where role_email is not null and (role is null or role <> 'admin')`.execute(db),
  },
];
