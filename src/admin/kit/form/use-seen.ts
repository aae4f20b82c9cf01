import { useState } from 'react';
import { ApiError } from '../../../api/client';

/** Whether a call was refused because another admin saved meanwhile (ADR 62). */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.problem?.reason as { code?: string } | undefined)?.code === 'changed-meanwhile';

/** The version that a form began from, beside the present one. `see` takes a version as the one that the form goes on from; not said: the present one. */
export function useSeen(present: number) {
  const [version, see] = useState(present);
  return { version, see: (next = present) => see(next), isOlder: version !== present };
}
