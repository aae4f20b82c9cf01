// Exists for `bench paper`: a paper lies in memory, and one turn of the event loop for each step took longer than all steps together.

/** A value or a promise of it. */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `next` with the value: at once where the value is there, else once the promise is fulfilled. */
export const andThen = <T, R>(value: MaybePromise<T>, next: (value: T) => MaybePromise<R>): MaybePromise<R> =>
  value instanceof Promise ? value.then(next) : next(value);
