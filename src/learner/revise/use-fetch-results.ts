import { useState } from 'react';
import { bringResults } from './bring-results';

type Fetching = 'idle' | 'busy' | 'failed';

/** Fetches results onto the device, one after the other. Results that have arrived stay if a later one fails. */
export function useFetchResults(uid: string): { state: Fetching; fetchAll: (ids: readonly number[]) => void } {
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
