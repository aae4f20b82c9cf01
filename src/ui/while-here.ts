/** Tells what a promise brings, until the returned function is called, as at the end of an effect. A failure is not told. */
export function whileHere<T>(promise: Promise<T>, tell: (value: T) => void): () => void {
  let isHere = true;
  promise.then(
    (value) => isHere && tell(value),
    () => undefined,
  );
  return () => {
    isHere = false;
  };
}
