import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { isConflict } from './conflict';
import { isOutage } from './outage';
import { retried } from './retry';

/** A connection whose single statements are run again after a conflict. Inside a transaction only the whole of it can be. */
class RetryingConnection implements DatabaseConnection {
  isInTransaction = false;
  readonly own: DatabaseConnection;

  constructor(own: DatabaseConnection) {
    this.own = own;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const once = () => this.own.executeQuery<R>(query);
    return this.isInTransaction ? once() : retried(once, isConflict);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.own.streamQuery(query, chunkSize);
  }
}

/**
 * A driver whose statements outside of transactions are run again where the database says that they met others: distributed databases say so of
 * reads too, SQLite where another process writes for longer than a statement waits. What a lost connection leaves unknown is never run again here.
 */
export function retryingDriver(own: Driver): Driver {
  const over = (connection: DatabaseConnection) => connection as RetryingConnection;
  return {
    init: () => own.init(),
    destroy: () => own.destroy(),
    acquireConnection: async () => new RetryingConnection(await own.acquireConnection()),
    releaseConnection: (connection) => own.releaseConnection(over(connection).own),
    async beginTransaction(connection, settings: TransactionSettings) {
      await own.beginTransaction(over(connection).own, settings);
      over(connection).isInTransaction = true;
    },
    async commitTransaction(connection) {
      await own.commitTransaction(over(connection).own);
      over(connection).isInTransaction = false;
    },
    async rollbackTransaction(connection) {
      over(connection).isInTransaction = false;
      try {
        await own.rollbackTransaction(over(connection).own);
      } catch (fault) {
        // With its connection the transaction is gone too; its own fault says more than that no word can be sent.
        if (!isOutage(fault)) throw fault;
      }
    },
  };
}
