import type { RowCell, Told, WorkerOrder } from './worker-messages';

/** Starts a worker for one order. `failed`: the worker could not be loaded, or crashed. Returns the function that ends the worker. */
export function askWorker(order: WorkerOrder, told: (told: Told) => void, failed: () => void): () => void {
  const worker = new Worker(new URL('../sheet-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = failed;
  worker.postMessage(order);
  return () => worker.terminate();
}

/** The one thing that a worker tells of an order. Rejects if the worker fails, or tells another. */
function toldOnce<K extends Told['is']>(order: WorkerOrder, wanted: K): Promise<Extract<Told, { is: K }>> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The worker failed'));
    const end = askWorker(
      order,
      (told) => {
        end();
        if (told.is === wanted) resolve(told as Extract<Told, { is: K }>);
        else failed();
      },
      failed,
    );
  });
}

/** The bytes of a file that a worker makes. Rejects if the worker fails. */
export const made = async (order: WorkerOrder): Promise<ArrayBuffer> => (await toldOnce(order, 'made')).bytes;

/** What stands in a row of a roster, from 1. Rejects if the worker fails. */
export const rosterCells = async (file: File, row: number): Promise<RowCell[]> =>
  (await toldOnce({ make: 'cells', file, row }, 'cells')).cells;
