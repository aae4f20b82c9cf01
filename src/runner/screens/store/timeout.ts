/**
 * Returns the work's result, or rejects after `ms`; the work itself is not cancelled. A database with a dead connection may never answer.
 */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer')), ms);
  });
  return Promise.race([work, hanging]).finally(() => clearTimeout(timer));
}
