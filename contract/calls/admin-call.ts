import type { NeededRight } from '../people/rights';
import { type CallLine, callRow } from './call-row';
import type { CallScope, CallShape } from './call-shape';
import type { ProblemCode } from './problem';

/** What a call has beside who may make it. */
type Contents = Omit<CallShape, 'method' | 'path' | 'who' | 'right' | 'scope'>;

/**
 * A call of admins, as one row: its method and path, the right it needs, what an admin with groups gets of it, and its shapes. One with parameters in its path is
 * about something, and refused as `not-found` where that is not there.
 */
export function adminCall<const L extends CallLine, const R extends NeededRight, const S extends CallScope, const C extends Contents>(
  line: L,
  right: R,
  scope: S,
  contents: C,
) {
  const problems: readonly ProblemCode[] = [...(contents.params ? (['not-found'] as const) : []), ...(contents.problems ?? [])];
  return callRow(line, 'admin', { right, scope, ...contents, problems });
}
