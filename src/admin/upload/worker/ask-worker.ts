import type { Order, Told } from './worker-messages';

/** Gives a worker of its own one order. `failed`: it could not be loaded, or broke. The function handed back ends it. */
export function askWorker(order: Order, told: (told: Told) => void, failed: () => void): () => void {
  const worker = new Worker(new URL('../sheet-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = failed;
  worker.postMessage(order);
  return () => worker.terminate();
}
