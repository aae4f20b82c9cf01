/** The patience of all tests with a state, on a machine that others use too. */
export const patienceMs = 20_000;

/** Waits for a state: the first truthy value of `look`. Fails after `limitMs` with the last value. */
export async function until<T>(look: () => T | Promise<T>, limitMs = patienceMs): Promise<NonNullable<Exclude<T, false>>> {
  const end = Date.now() + limitMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen as NonNullable<Exclude<T, false>>;
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms in vain; last seen: ${String(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
