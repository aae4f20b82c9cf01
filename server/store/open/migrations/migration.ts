import type { Kysely } from 'kysely';
import type { Tables } from '../../engine/schema';
import type { Dialect } from '../../engine/store';

/**
 * A step of the schema: one DDL statement, because distributed relatives of PostgreSQL allow only one in a transaction. While a version is rolled out,
 * processes of the version before work on the new schema (ADR 52): a step adds, and what it takes away must be unused since an earlier version.
 * tests/server/store/migrations has the rules.
 */
export interface Migration {
  name: string;
  up: (db: Kysely<Tables>, engine: Dialect) => Promise<unknown> | false;
  /** Of a step that takes away or narrows: the version, as in the CHANGELOG, whose processes already do without. */
  unusedSince?: string;
  /**
   * Of a step that fills rows: what becomes of rows that processes of the version before write after it. Of an index on a table that there was: how long
   * writes to it wait for its build.
   */
  meanwhile?: string;
}
