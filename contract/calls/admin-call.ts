import type { NeededRight } from '../people/rights';
import type { CallMethod, CallScope, CallShape } from './call-shape';
import type { ProblemCode } from './problem';

type Line = `${CallMethod} /${string}`;
type MethodIn<L extends Line> = L extends `${infer M extends CallMethod} ${string}` ? M : never;
type PathIn<L extends Line> = L extends `${string} ${infer P extends `/${string}`}` ? P : never;

/** What a call has beside who may make it. */
type Contents = Omit<CallShape, 'method' | 'path' | 'who' | 'right' | 'scope'>;

/**
 * A call of admins, as one row: its method and path, the right it needs, what an admin with groups gets of it, and its shapes. One with parameters in its path is
 * about something, and refused as `not-found` where that is not there.
 */
export function adminCall<const L extends Line, const R extends NeededRight, const S extends CallScope, const C extends Contents>(
  line: L,
  right: R,
  scope: S,
  contents: C,
) {
  const at = line.indexOf(' ');
  const [method, path] = [line.slice(0, at) as MethodIn<L>, line.slice(at + 1) as PathIn<L>];
  const problems: readonly ProblemCode[] = [...(contents.params ? (['not-found'] as const) : []), ...(contents.problems ?? [])];
  return { method, path, who: 'admin' as const, right, scope, ...contents, problems };
}
