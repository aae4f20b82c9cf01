import Libsql from 'libsql';
import type { Erasure } from '../privacy/erase';
import { migrations } from './migrations/migrations';
import { applicationId } from './migrations/shapes';

/** Runs `work` on a database file that must exist. */
export function inside<T>(file: string, work: (database: Libsql.Database) => T): T {
  const database = new Libsql(file, { fileMustExist: true } as Libsql.Options);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** The marks by which a portal's file is recognized. */
interface Marks {
  /** The application id in the header; 0 in files of versions that did not set it. */
  applicationId: number;
  /** Names of the schema's steps in their order; empty if the table is missing. */
  steps: string[];
}

const one = <T>(database: Libsql.Database, sql: string): T => database.prepare(sql).raw().get() as T;

function marksIn(database: Libsql.Database): Marks | null {
  if (one<[string]>(database, 'pragma integrity_check')[0] !== 'ok') return null;
  const [applicationId] = one<[number]>(database, 'pragma application_id');
  const [tables] = one<[number]>(database, `select count(*) from sqlite_master where type = 'table' and name = 'migrations'`);
  const [columns] = one<[number]>(database, `select count(*) from pragma_table_info('migrations') where name in ('id', 'name')`);
  if (tables === 0 || columns < 2) return { applicationId, steps: [] };
  const rows = database.prepare('select id, name from migrations order by id').raw().all() as [id: number, name: string][];
  return { applicationId, steps: rows.flatMap(([id, name], at) => (id === at ? [name] : [])) };
}

/** The marks of a database file, or null if it is damaged or no SQLite file. */
function marksOf(file: string): Marks | null {
  try {
    return inside(file, marksIn);
  } catch {
    return null;
  }
}

const isOurs = ({ applicationId: id, steps }: Marks): boolean =>
  [0, applicationId].includes(id) && steps.length > 0 && migrations.every(({ name }, at) => at >= steps.length || steps[at] === name);

/** Throws a sentence if a file is no complete database of this portal, or of a later version. */
export function demandOurs(file: string): void {
  const marks = marksOf(file);
  if (marks === null) throw new Error(`${file} is no backup of a portal: it is no SQLite database, or it is damaged.`);
  if (!isOurs(marks)) throw new Error(`${file} is no backup of a portal: it is the database of another program.`);
  if (marks.steps.length > migrations.length)
    throw new Error(
      `${file} comes from a later version of the portal: its schema has ${marks.steps.length} steps, and this version knows ${migrations.length}. Update the portal first.`,
    );
}

/** The list of erasures in a database file; none in files of versions that had no such list. */
export const erasuresInFile = (file: string): Erasure[] =>
  inside(file, (database) => {
    const [tables] = one<[number]>(database, `select count(*) from sqlite_master where type = 'table' and name = 'erasures'`);
    if (tables === 0) return [];
    const rows = database.prepare('select uid_hash, erased_at from erasures').raw().all() as [uidHash: string, erasedAt: number][];
    return rows.map(([uidHash, erasedAt]) => ({ uidHash, erasedAt }));
  });
