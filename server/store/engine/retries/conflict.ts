/**
 * The database gave work up because other work met it, and nothing of it was done. Serialization failure: PostgreSQL from REPEATABLE READ on, CockroachDB
 * ("restart transaction"), YugabyteDB ("restart read required", "catalog version mismatch"). Deadlock: also the distributed one of Citus. SQLite: another
 * process writes.
 */
const conflict = /^(40001|40P01|SQLITE_BUSY\w*)$/;

/** YugabyteDB before 2024.2.2 has only the code of an internal error (XX000) for a statement that met a change of its table. */
const sentences = /schema version mismatch|catalog version mismatch/i;

/** The code of a driver's error; empty where it has none. */
export const codeOf = (fault: unknown): string => (fault instanceof Error && 'code' in fault ? String(fault.code) : '');

/** Whether the same work may succeed if it is run again at once. Nothing of it was done. */
export const isConflict = (fault: unknown): boolean =>
  conflict.test(codeOf(fault)) || (codeOf(fault) === 'XX000' && fault instanceof Error && sentences.test(fault.message));

/** Two transactions are in conflict: this one has read what has changed since. It is run again, as after the database's own error of this code. */
export class SerializationConflict extends Error {
  readonly code = '40001';
}
