import { type Compilable, CompiledQuery } from 'kysely';

/**
 * A statement over any number of rows. To build its words takes longer than to run it, so they are built once for each number: `build` must use
 * nothing of the rows but their values, and those in the order of `valuesOf`.
 */
export function wordedOnce<T, R>(
  build: (rows: readonly T[]) => Compilable<R>,
  valuesOf: (row: T) => readonly unknown[],
): (rows: readonly T[]) => CompiledQuery<R> {
  const words = new Map<number, string>();
  return (rows) => {
    const text = words.get(rows.length) ?? build(rows).compile().sql;
    words.set(rows.length, text);
    return CompiledQuery.raw(text, rows.flatMap(valuesOf)) as CompiledQuery<R>;
  };
}
