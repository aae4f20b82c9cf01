import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, statementsOf } from './statements';
import type { WriteAnswer, WriteOrder } from './thread';

// The writer thread: a second connection to the file, so that waiting for the disk blocks no request.

function serve({ file }: { file: string }): void {
  const database = openDatabase(file);
  const run = statementsOf(database);
  const answerTo = ({ id, sql, parameters }: WriteOrder): WriteAnswer => {
    try {
      return { id, rows: run(sql, parameters).rows };
    } catch (fault) {
      const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
      return { id, fault: { code, message: fault instanceof Error ? fault.message : String(fault) } };
    }
  };
  parentPort?.on('message', (order: WriteOrder | 'close') => {
    if (order !== 'close') return parentPort?.postMessage(answerTo(order));
    database.close();
    parentPort?.close();
  });
}

serve(workerData as { file: string });
