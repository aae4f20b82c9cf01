import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

type Statement = Libsql.Statement<unknown[]>;

const isBindable = (value: unknown) => value === null || ['string', 'number', 'bigint'].includes(typeof value);

/** libsql aborts the whole process when it is handed a boolean, so every value is looked at before it goes down. */
function demandBindable(values: readonly unknown[]): void {
  const at = values.findIndex((value) => !isBindable(value));
  if (at >= 0) throw new TypeError(`SQLite cannot bind a ${typeof values[at]}.`);
}

class Connection implements DatabaseConnection {
  readonly #database: Libsql.Database;
  readonly #prepared: LRUCache<string, Statement>;

  constructor(database: Libsql.Database) {
    this.#database = database;
    this.#prepared = new LRUCache<string, Statement>({ max: 200, memoMethod: (text) => database.prepare(text) });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    demandBindable(parameters);
    const statement = this.#prepared.memo(sql);
    if (statement.reader) return { rows: statement.all([...parameters]) as R[] };
    const { changes } = statement.run([...parameters]);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  run(text: string): void {
    this.#database.exec(text);
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; we stream nothing.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This store does not stream.');
  }
}

/**
 * One connection, lent to one borrower after the other in the order they came. Kysely's own driver wakes all who wait and lets them race:
 * with 64 at once some waited for seconds.
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
    // The database was opened before; a fault there should show at once.
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

  /** All our transactions write. One that reads first and then finds another writer ahead could only fail, so it asks for the file at once. */
  async beginTransaction(): Promise<void> {
    this.#connection.run('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#connection.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.run('rollback');
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}
