import { ApiError } from '../../api/client';
import { bring } from './album';

/** A server that is busy or away is asked again after this long. */
const pauseMs = 30_000;

/**
 * Brings pictures onto the device: now, when the network returns, and after a while where the server did not give them; what else can stand in the way, time does
 * not mend. Tells after each time what did, or null. Returns what ends it.
 */
export function bringing(hashes: readonly string[], tell: (failure: unknown) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async () => {
    clearTimeout(timer);
    const failure: unknown = await bring(hashes).then(
      () => null,
      (error) => error,
    );
    if (isOver) return;
    tell(failure);
    clearTimeout(timer);
    if (failure instanceof ApiError) timer = setTimeout(again, pauseMs);
  };
  void again();
  window.addEventListener('online', again);
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
}
