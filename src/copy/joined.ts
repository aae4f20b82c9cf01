/**
 * A hook for the sentences of two catalogues, which may share no key: where one lost a key, the other's sentence of that name would else be shown in its
 * place. Joined once for each language: each row of a table would else join a copy of its own.
 */
export function joined<A extends object, B extends object>(
  useA: () => A,
  useB: () => B & Record<Extract<keyof A, keyof B>, never>,
): () => A & B {
  let last: { a: A; b: B; all: A & B } | null = null;
  return function useJoined() {
    const a = useA();
    const b: B = useB();
    if (last?.a !== a || last.b !== b) last = { a, b, all: { ...a, ...b } };
    return last.all;
  };
}
