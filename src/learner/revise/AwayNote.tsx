import { useStudyCopy } from '../../copy/use-study-copy';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { useFetchResults } from './use-fetch-results';

/** Offers to fetch the results that are not on this device. */
export function AwayNote({ uid, away }: { uid: string; away: readonly number[] }) {
  const studyCopy = useStudyCopy();
  const { state, fetchAll } = useFetchResults(uid);
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
