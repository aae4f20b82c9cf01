/** What is read of the timer; null where there is none: the attempt may have ended a moment ago. */
export const unlessOver = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((fault: unknown) => {
    if (/There is no timer/.test(String(fault))) return null;
    throw fault;
  });
