import { liveQuery } from 'dexie';
import { device } from '../../runner/device/db';
import { bringing } from './bringing';

/** Downloads pictures and reports the number of missing ones. Returns the function that stops it. */
export function watch(hashes: readonly string[], tell: (missing: number) => void): () => void {
  const counting = liveQuery(() => device.pictures.where('hash').anyOf(hashes).count()).subscribe({
    next: (here) => tell(hashes.length - here),
    error: () => tell(hashes.length),
  });
  // Failures are not reported: the number of missing pictures says enough.
  const end = bringing(hashes, () => undefined);
  return () => {
    counting.unsubscribe();
    end();
  };
}
