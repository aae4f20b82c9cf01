import { liveQuery } from 'dexie';
import { device } from '../../runner/device/db';
import { bringing } from './bringing';

/** Brings pictures onto the device and tells how many are missing. Returns what ends it. */
export function watch(hashes: readonly string[], tell: (missing: number) => void): () => void {
  const counting = liveQuery(() => device.pictures.where('hash').anyOf(hashes).count()).subscribe({
    next: (here) => tell(hashes.length - here),
    error: () => tell(hashes.length),
  });
  // What stands in the way is not told: how many are missing says enough.
  const end = bringing(hashes, () => undefined);
  return () => {
    counting.unsubscribe();
    end();
  };
}
