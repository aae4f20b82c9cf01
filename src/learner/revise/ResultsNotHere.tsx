import { useEffect, useEffectEvent, useState } from 'react';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { pauseAsked } from '../../api/wait-asked';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { bringResults, isUnasked, mayBring, mostUnasked } from '../offline/bring-results';

type Fetching = { is: 'idle' | 'busy' } | { is: 'failed'; ids: readonly number[]; error: unknown; tries: number };

/**
 * Fetches results onto the device, one after the other, and again after the wait that the server asked for. Results that have arrived stay if a later one
 * fails.
 */
function useFetchResults(uid: string): { state: Fetching['is']; fetchAll: (ids: readonly number[]) => void } {
  const [state, setState] = useState<Fetching>({ is: 'idle' });
  const fetchAll = (ids: readonly number[], tries = 0) => {
    setState({ is: 'busy' });
    bringResults(uid, ids).then(
      () => setState({ is: 'idle' }),
      (error) => setState({ is: 'failed', ids, error, tries }),
    );
  };
  const again = useEffectEvent(fetchAll);
  useEffect(() => {
    if (state.is !== 'failed') return;
    const { ids, error, tries } = state;
    const pauseMs = pauseAsked(error, tries);
    const timer = pauseMs === null ? undefined : setTimeout(() => again(ids, tries + 1), pauseMs);
    return () => clearTimeout(timer);
  }, [state]);
  return { state: state.is, fetchAll };
}

const idsOf = (results: readonly ResultSummary[]): number[] => results.map(({ assessmentId }) => assessmentId);

/**
 * Fetches the results that are not on this device, also when the network returns, and offers it where they are many, did not come, or are fetched only for who
 * asks. An unasked fetch that fails shows no alarm.
 */
export function ResultsNotHere({ uid, away }: { uid: string; away: readonly ResultSummary[] }) {
  const studyCopy = useStudyCopy();
  const isOnline = useOnline();
  const { state, fetchAll } = useFetchResults(uid);
  const [isAsked, setAsked] = useState(false);
  const unasked = away.filter(isUnasked);
  const isFew = unasked.length > 0 && unasked.length <= mostUnasked;
  const fetchThem = useEffectEvent(() => {
    if (!mayBring()) return;
    setAsked(false);
    fetchAll(idsOf(unasked));
  });
  useEffect(() => {
    if (!isFew) return;
    const fetchNow = () => fetchThem();
    fetchNow();
    window.addEventListener('online', fetchNow);
    return () => window.removeEventListener('online', fetchNow);
  }, [isFew]);
  if (away.length === 0) return null;
  const isAlarm = isAsked && state === 'failed';
  /** Whether all of them come by themselves later. */
  const isLater = isFew && unasked.length === away.length && (!isOnline || state === 'failed');
  return (
    <Banner
      tone={isAlarm ? 'error' : 'info'}
      actions={
        <Button
          variant="secondary"
          disabled={state === 'busy'}
          onClick={() => {
            setAsked(true);
            fetchAll(idsOf(away));
          }}
        >
          {studyCopy.fetchResults}
        </Button>
      }
    >
      {isAlarm ? studyCopy.fetchFailed(away.length) : `${studyCopy.testsAway(away.length)}${isLater ? ` ${studyCopy.comeLater}` : ''}`}
    </Banner>
  );
}
