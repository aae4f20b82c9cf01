import { useEffect, useEffectEvent } from 'react';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { useFetchResults } from './use-fetch-results';

/** So many results are fetched unasked. */
const unasked = 20;

/** Whether the person asked the browser to save data. */
const savesData = (): boolean => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the results that are not on this device, and offers it where they are many, or did not come. */
export function AwayNote({ uid, away }: { uid: string; away: readonly number[] }) {
  const studyCopy = useStudyCopy();
  const { state, fetchAll } = useFetchResults(uid);
  const isFew = away.length > 0 && away.length <= unasked;
  const fetchThem = useEffectEvent(() => fetchAll(away));
  useEffect(() => {
    if (isFew && navigator.onLine && !savesData()) fetchThem();
  }, [isFew]);
  if (away.length === 0) return null;
  return (
    <Banner
      tone={state === 'failed' ? 'error' : 'info'}
      actions={
        <Button variant="secondary" disabled={state === 'busy'} onClick={() => fetchAll(away)}>
          {studyCopy.fetchResults}
        </Button>
      }
    >
      {state === 'failed' ? studyCopy.fetchFailed : studyCopy.resultsAway(away.length)}
    </Banner>
  );
}
