import { useEffect, useRef } from 'react';
import type { ResultSummary } from '../../../../contract/assessment/assessment';
import type { AwaitedResult } from '../../../../contract/assessment/awaited';
import { useListCopy } from '../../../copy/use-list-copy';
import { notify } from '../../../ui/controls/toast';

/** Says of each result that this page has waited for that it has come, on the screen and to a screen reader. */
export function useArrivals(awaited: readonly AwaitedResult[], results: readonly ResultSummary[]): void {
  const copy = useListCopy();
  const expected = useRef(new Map<number, string>());
  useEffect(() => {
    for (const { assessmentId, assessmentTitle } of awaited) expected.current.set(assessmentId, assessmentTitle);
    const names = results.flatMap(({ assessmentId }) => {
      const title = expected.current.get(assessmentId);
      expected.current.delete(assessmentId);
      return title === undefined ? [] : [copy.assessmentTitle(title, assessmentId)];
    });
    if (names.length > 0) notify('success', names.map(copy.resultArrived).join(' '));
  }, [awaited, results, copy]);
}
