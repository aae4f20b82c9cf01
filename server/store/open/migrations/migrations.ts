import type { Migration } from './migration';
import { unreleased } from './unreleased';
import { version06 } from './version-0.6';
import { version07 } from './version-0.7';
import { version08 } from './version-0.8';
import { version09 } from './version-0.9';
import { version10 } from './version-0.10';

/**
 * The schema, step by step. Released steps never change; new ones are added at the end of `unreleased.ts`, which a release renames.
 * Each step is one DDL statement, because distributed relatives of PostgreSQL allow only one in a transaction.
 */
export const migrations: readonly Migration[] = [...version06, ...version07, ...version08, ...version09, ...version10, ...unreleased];
