import { useCallback, useMemo, useState } from 'react';
import type { RosterRow, RosterSummary } from '../../../../contract/people/roster';
import { decide, judged, noProgress, type RowDecision, withStored } from './roster-progress';

/** What was done with the chosen file so far. `preview`: what the server says of what is left of it, or null. */
export function useRosterProgress(preview: RosterSummary | null) {
  const [progress, setProgress] = useState(noProgress);
  const say = useCallback((rows: readonly RosterRow[], decision: RowDecision) => setProgress((now) => decide(now, rows, decision)), []);
  return {
    /** The preview, judged by the whole of the file; null without one. */
    judged: useMemo(() => preview && judged(preview, progress), [preview, progress]),
    decide: say,
    store: (rows: readonly RosterRow[]) => setProgress((now) => withStored(now, rows)),
    /** Another file was chosen, or none. */
    forget: () => setProgress(noProgress),
  };
}
