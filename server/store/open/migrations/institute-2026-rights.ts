import type { Migration } from './migration';

/** What an admin may do (ADR 64). Without a value an admin may do everything, as before. */
export const rightsSteps: readonly Migration[] = [
  {
    name: 'the rights of an admin',
    up: (db) => db.schema.alterTable('people').addColumn('rights_json', 'text').execute(),
  },
];
