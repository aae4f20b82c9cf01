import type { Kysely } from 'kysely';
import type { Tables } from '../schema';
import type { Engine } from '../store';

/** A step of the schema: one DDL statement, because distributed relatives of PostgreSQL allow only one in a transaction. */
export interface Migration {
  name: string;
  up: (db: Kysely<Tables>, engine: Engine) => Promise<unknown> | false;
}
