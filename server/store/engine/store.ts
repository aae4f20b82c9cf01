import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import { codeOf, isConflict } from './retries/conflict';
import { retried } from './retries/retry';
import type { Tables } from './schema';

export type Engine = 'sqlite' | 'postgres';
/** Whose statements change the schema: CockroachDB does not take some of PostgreSQL's (ADR 54). */
export type Dialect = Engine | 'cockroach';
/** What a query runs on: the database, or a transaction in it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Connections of a pool: all that are open, those of them without work, and the queries that wait for one. */
interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

/** An open database. */
export interface Store {
  engine: Engine;
  db: Db;
  /** Runs `work` in one transaction; again from its start where the database says that two transactions met (so it must have no effect outside). */
  atomically<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs one statement by itself and answers its rows once its commit is durable. How many may run at once is `writesAtOnce`. */
  write<R>(query: CompiledQuery<R>): Promise<R[]>;
  /** SQLite has one writer; PostgreSQL commits a few together. */
  writesAtOnce: number;
  /**
   * Makes deleted rows unreadable in the files of the embedded database; `texts` were in them. PostgreSQL's files are left to its own VACUUM, and to who
   * runs it.
   */
  scrub(texts: readonly string[]): Promise<void>;
  /** To be called at the start: does what a `scrub` has postponed, if the process ended before. */
  finishScrub(): Promise<void>;
  /** The pool of connections, where there is one: the embedded database has none. */
  pool?(): PoolState;
  close(): Promise<void>;
}

/** A conflict, or (23503) a row that names another which was deleted meanwhile. */
const isPassing = (fault: unknown): boolean => isConflict(fault) || codeOf(fault) === '23503';

/** A {@link Store} around a Kysely instance. */
export function storeOver(engine: Engine, db: Db): Store {
  return {
    engine,
    db,
    atomically: (work) => retried(() => db.transaction().execute(work), isPassing),
    write: async (query) => (await db.executeQuery(query)).rows,
    writesAtOnce: engine === 'sqlite' ? 1 : 4,
    scrub: async () => undefined,
    finishScrub: async () => undefined,
    close: () => db.destroy(),
  };
}
