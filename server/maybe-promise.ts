/** What is there, or will be. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value. One that is there is not waited for: where nothing is, a turn for each step costs more than the steps. */
export const after = <T, R>(value: Soon<T>, next: (value: T) => Soon<R>): Soon<R> =>
  value instanceof Promise ? value.then(next) : next(value);
