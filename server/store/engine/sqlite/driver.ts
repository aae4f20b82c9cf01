import { setImmediate } from 'node:timers';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { statementsOf } from './statements';

/** So long may statements keep the process from everything else. One that takes longer by itself does. Milliseconds. */
const turnMs = 20;

/** Lets the process do other work between statements once they have had it for long: each holds the thread, and the next begins as soon as it ends. */
function turnTaking(): () => Promise<void> {
  let began: number | null = null;
  const end = () => {
    began = null;
  };
  return async () => {
    const now = performance.now();
    if (began !== null && now - began > turnMs) await new Promise((next) => setImmediate(next));
    if (began !== null) return;
    began = performance.now();
    setImmediate(end);
  };
}

class Connection implements DatabaseConnection {
  readonly #database: Libsql.Database;
  readonly #run: ReturnType<typeof statementsOf>;
  readonly #turn = turnTaking();
  /** A transaction goes on at once: others wait for its lock, and a thread that waits for it by a write of its own cannot go on with it. */
  isInTransaction = false;

  constructor(database: Libsql.Database) {
    this.#database = database;
    this.#run = statementsOf(database);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.isInTransaction) await this.#turn();
    const { rows, changes } = this.#run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  run(text: string): void {
    this.#database.exec(text);
  }

  // biome-ignore lint/correctness/useYield: the interface demands a generator; this driver streams nothing.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This store does not stream.');
  }
}

/**
 * One connection, used by one caller after the other in the order of their requests. Kysely's own driver wakes all waiting callers, and they
 * race: with 64 at once some waited for seconds.
 */
export class SqliteDriver implements Driver {
  readonly #database: Libsql.Database;
  readonly #connection: Connection;
  readonly #waiting: (() => void)[] = [];
  #isLent = false;

  constructor(database: Libsql.Database) {
    this.#database = database;
    this.#connection = new Connection(database);
  }

  async init(): Promise<void> {
    // The database was opened before, so that its errors show at once.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isLent) await new Promise<void>((turn) => this.#waiting.push(turn));
    this.#isLent = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isLent = false;
    else next();
  }

  /** All transactions here write. A transaction that reads first and meets another writer later must fail, so each takes the write lock at once. */
  async beginTransaction(): Promise<void> {
    this.#connection.run('begin immediate');
    this.#connection.isInTransaction = true;
  }

  async commitTransaction(): Promise<void> {
    this.#connection.run('commit');
    this.#connection.isInTransaction = false;
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.isInTransaction = false;
    this.#connection.run('rollback');
  }

  /**
   * The library closes the file only once its statements are collected, so SQLite's own last act, to bring the log into the file, does not come by itself.
   * Other connections are not waited for.
   */
  async destroy(): Promise<void> {
    try {
      this.#connection.run('pragma wal_checkpoint(passive)');
    } catch {
      // A full disk, say: what is left in the log is read when the database is opened again.
    }
    this.#database.close();
  }
}
