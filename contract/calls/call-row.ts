import type { CallMethod, CallShape } from './call-shape';

export type CallLine = `${CallMethod} /${string}`;
type MethodIn<L extends CallLine> = L extends `${infer M extends CallMethod} ${string}` ? M : never;
type PathIn<L extends CallLine> = L extends `${string} ${infer P extends `/${string}`}` ? P : never;

/** A call as one row: its method and path, who may make it, and its shapes. */
export function callRow<
  const L extends CallLine,
  const W extends CallShape['who'],
  const C extends Omit<CallShape, 'method' | 'path' | 'who'>,
>(line: L, who: W, contents: C) {
  const [method, path] = line.split(' ') as [MethodIn<L>, PathIn<L>];
  return { method, path, who, ...contents };
}
