import type { Migration } from './migration';

/** The groups to which an admin is limited (ADR 72). Without a value an admin has the whole institute, as before. */
export const scopesSteps: readonly Migration[] = [
  {
    name: 'the groups of an admin',
    up: (db) => db.schema.alterTable('people').addColumn('scope_json', 'text').execute(),
  },
];
