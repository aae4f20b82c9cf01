import { loadPictures } from './load';

type OnDemand = Awaited<ReturnType<typeof loadPictures>>;

/**
 * Runs an effect that needs the pictures' code: begins when the code is loaded, and ends with the returned clean-up function, at any time.
 */
export function whileMounted(begin: (code: OnDemand) => () => void, failed: (error: unknown) => void): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  loadPictures().then(
    (code) => {
      if (!isOver) end = begin(code);
    },
    (error) => {
      if (!isOver) failed(error);
    },
  );
  return () => {
    isOver = true;
    end?.();
  };
}
