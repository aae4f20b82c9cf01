import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** One statement for the writer thread. */
export interface WriteOrder {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

/** The outcome of a statement, once it is durable. */
export type WriteAnswer = { id: number; rows: unknown[] } | { id: number; fault: { code: string; message: string } };

/** A thread that writes. */
export interface Writer {
  /** Runs one statement and resolves with its rows after its commit. Throws SQLite's error, with its `code`. */
  write(sql: string, parameters: readonly unknown[]): Promise<unknown[]>;
  close(): Promise<void>;
}

type Waiting = { resolve: (rows: unknown[]) => void; reject: (fault: Error) => void };

/**
 * Starts the built writer on a database file. SQLite blocks the thread that commits; with the writer, this is not the thread that answers
 * requests. An end of the writer is not handled: it ends the process; everything acknowledged is durable, and the process is started again.
 */
export function startWriter(file: string, builtDir: string): Writer {
  const worker = new Worker(join(builtDir, 'sqlite-writer.js'), { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  worker.on('message', (answer: WriteAnswer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('rows' in answer) asker?.resolve(answer.rows);
    else asker?.reject(Object.assign(new Error(answer.fault.message), { code: answer.fault.code }));
  });
  return {
    write: (sql, parameters) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.postMessage({ id: count, sql, parameters });
      }),
    async close() {
      const gone = once(worker, 'exit');
      worker.postMessage('close');
      await gone;
    },
  };
}
