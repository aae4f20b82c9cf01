import type { Migration } from './migration';

/** An erasure replaces a uid in these columns, which stand behind large ones: without an index it reads all of the table. */
const meanwhile = 'writes to the table wait while the index is built: below a second for 100,000 rows';

/** Who is being erased (ADR 39), and what an erasure looks for. */
export const leaving: readonly Migration[] = [
  {
    name: 'since when a person is being erased',
    up: (db) => db.schema.alterTable('people').addColumn('leaving_at', 'bigint').execute(),
  },
  {
    name: 'submissions by the admin who brought them',
    up: (db) =>
      db.schema
        .createIndex('submissions_by_importer')
        .on('submissions')
        .column('imported_by')
        .where('imported_by', 'is not', null)
        .execute(),
    meanwhile,
  },
  {
    name: 'pictures by the admin who added them',
    up: (db) => db.schema.createIndex('pictures_by_adder').on('pictures').column('added_by').execute(),
    meanwhile,
  },
  {
    name: 'copies of answers by the person who brought them',
    up: (db) => db.schema.createIndex('arrivals_by_bringer').on('arrivals').column('brought_by').execute(),
    meanwhile,
  },
];
