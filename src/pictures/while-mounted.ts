import { loadPictures } from './load';

type OnDemand = Awaited<ReturnType<typeof loadPictures>>;

/** An effect that needs the code of pictures: begins when that is here, and ends with the clean-up that it returns, however early. */
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
