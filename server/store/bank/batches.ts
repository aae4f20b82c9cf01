import { batch } from '../engine/insert-many';

/** Parts of a list that one statement can name. */
export function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += batch) yield all.slice(at, at + batch);
}
