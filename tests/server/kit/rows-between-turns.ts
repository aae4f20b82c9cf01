import type { Db } from '../../../server/store/engine/store';

/** Counts the rows that statements read or write between two turns of the event loop: what other requests wait for, without a clock. */
export interface RowsBetweenTurns {
  /** Ends the count. The most rows between two turns, of statements that match. */
  end(): number;
}

/** `statements`: of which statements the rows are counted. Transactions are among them. */
export function countRowsBetweenTurns(db: Db, statements: RegExp): RowsBetweenTurns {
  let [sinceTurn, most, isOver] = [0, 0, false];
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (consumer) =>
    provide((connection) => {
      const execute = connection.executeQuery.bind(connection);
      const value: typeof execute = async (query) => {
        const result = await execute<never>(query);
        if (statements.test(query.sql)) sinceTurn += result.rows.length;
        most = Math.max(most, sinceTurn);
        return result;
      };
      return consumer(Object.create(connection, { executeQuery: { value } }));
    });
  const turn = () => {
    sinceTurn = 0;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    end() {
      isOver = true;
      executor.provideConnection = provide;
      return most;
    },
  };
}
