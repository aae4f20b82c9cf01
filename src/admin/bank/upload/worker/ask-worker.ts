import type { Told, WorkerOrder } from './worker-messages';

/** Starts a worker for one order. `failed`: the worker could not be loaded, or crashed. Returns the function that ends the worker. */
export function askWorker(order: WorkerOrder, told: (told: Told) => void, failed: () => void): () => void {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = failed;
  worker.postMessage(order);
  return () => worker.terminate();
}

/** The bytes of a file that a worker makes. Rejects if the worker fails. */
export function made(order: WorkerOrder): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The worker failed'));
    const end = askWorker(
      order,
      (told) => {
        end();
        if (told.is === 'made') resolve(told.bytes);
        else failed();
      },
      failed,
    );
  });
}
