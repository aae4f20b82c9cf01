import type { Told, WorkerOrder } from './worker-messages';

/** Starts a worker for one order. `failed`: the worker could not be loaded, or crashed. Returns the function that ends the worker. */
export function askWorker(order: WorkerOrder, told: (told: Told) => void, failed: () => void): () => void {
  const worker = new Worker(new URL('../sheet-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = failed;
  worker.postMessage(order);
  return () => worker.terminate();
}
