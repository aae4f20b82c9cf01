import { randomUUID } from 'node:crypto';
import type { Store } from '../store/engine/store';
import { aliveEveryMs, tellAlive, tellGone } from '../store/shared/processes';

/** Tells others of this process, now and each minute, until the returned function is called (ADR 87). While the database is away nobody hears of it. */
export function showAlive(store: Pick<Store, 'db'>): () => Promise<void> {
  const id = randomUUID();
  let telling: Promise<void> = Promise.resolve();
  const tell = (): void => {
    telling = tellAlive(store, id, Date.now()).catch(() => undefined);
  };
  tell();
  const timer = setInterval(tell, aliveEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await telling;
    await tellGone(store, id).catch(() => undefined);
  };
}
