import { useEffect, useEffectEvent } from 'react';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { isUnasked, mayBring, mostUnasked } from './bring-results';
import { useFetchResults } from './use-fetch-results';

const idsOf = (results: readonly ResultSummary[]): number[] => results.map(({ assessmentId }) => assessmentId);

/** Fetches the results that are not on this device, and offers it where they are many, did not come, or are fetched only for who asks. */
export function AwayNote({ uid, away }: { uid: string; away: readonly ResultSummary[] }) {
  const studyCopy = useStudyCopy();
  const { state, fetchAll } = useFetchResults(uid);
  const unasked = away.filter(isUnasked);
  const isFew = unasked.length > 0 && unasked.length <= mostUnasked;
  const fetchThem = useEffectEvent(() => fetchAll(idsOf(unasked)));
  useEffect(() => {
    if (isFew && mayBring()) fetchThem();
  }, [isFew]);
  if (away.length === 0) return null;
  return (
    <Banner
      tone={state === 'failed' ? 'error' : 'info'}
      actions={
        <Button variant="secondary" disabled={state === 'busy'} onClick={() => fetchAll(idsOf(away))}>
          {studyCopy.fetchResults}
        </Button>
      }
    >
      {state === 'failed' ? studyCopy.fetchFailed : studyCopy.resultsAway(away.length)}
    </Banner>
  );
}
