import { useState } from 'react';
import type { ResultSummary } from '../../../contract/assessment/assessment';

/** Returns the results that have come since the screen was opened, of tests that it saw under way or unsent. `pending`: the ids of those now. */
export function useJustOut(pending: readonly number[], results: readonly ResultSummary[]): ResultSummary[] {
  /** By test, the hand-in of which the result was known when the screen first saw the test: of a second attempt, that of the first. */
  const [followed, setFollowed] = useState<ReadonlyMap<number, string | undefined>>(new Map());
  const further = pending.filter((id) => !followed.has(id));
  if (further.length > 0) {
    const before = further.map((id) => [id, results.find(({ assessmentId }) => assessmentId === id)?.submittedAt] as const);
    setFollowed(new Map([...followed, ...before]));
  }
  return results.filter(
    ({ assessmentId: id, submittedAt }) => followed.has(id) && followed.get(id) !== submittedAt && !pending.includes(id),
  );
}
