import { useEffect, useEffectEvent, useState } from 'react';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { bringResults, isUnasked, mayBring, mostUnasked } from './bring-results';

type Fetching = 'idle' | 'busy' | 'failed';

/** Fetches results onto the device, one after the other. Results that have arrived stay if a later one fails. */
function useFetchResults(uid: string): { state: Fetching; fetchAll: (ids: readonly number[]) => void } {
  const [state, setState] = useState<Fetching>('idle');
  const fetchAll = (ids: readonly number[]) => {
    setState('busy');
    bringResults(uid, ids).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { state, fetchAll };
}

const idsOf = (results: readonly ResultSummary[]): number[] => results.map(({ assessmentId }) => assessmentId);

/**
 * Fetches the results that are not on this device, also when the network returns, and offers it where they are many, did not come, or are fetched only for who
 * asks. An unasked fetch that fails shows no alarm.
 */
export function AwayNote({ uid, away }: { uid: string; away: readonly ResultSummary[] }) {
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
