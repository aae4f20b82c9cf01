import { ApiError } from '../../api/client';
import { waitAsked } from '../../api/wait-asked';
import { bring } from './album';

/** The longest pause before the next request to a server that is busy or unreachable, behind the wait that it asked for. Milliseconds. */
const pauseMs = 30_000;

/**
 * Downloads pictures now, when the network returns, and after a pause if the server did not send them; time does not mend other failures.
 * Calls `tell` after each round with its failure, or null. Returns the function that stops it.
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
    if (failure instanceof ApiError) timer = setTimeout(again, waitAsked(failure) + (Math.random() * pauseMs + pauseMs) / 2);
  };
  void again();
  window.addEventListener('online', again);
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
}
