import { useState } from 'react';
import { callAs } from '../../api/call';
import { device } from '../../runner/device/db';
import { keepResult } from '../../runner/device/shelf';

type Fetching = 'idle' | 'busy' | 'failed';

/** Fetches results onto the device, one after the other. Results that have arrived stay if a later one fails. */
export function useFetchResults(uid: string): { state: Fetching; fetchAll: (ids: readonly number[]) => void } {
  const [state, setState] = useState<Fetching>('idle');
  const load = async (ids: readonly number[]) => {
    for (const id of ids) await keepResult(device, uid, await callAs(uid)('getResult', { params: { id } }));
  };
  const fetchAll = (ids: readonly number[]) => {
    setState('busy');
    load(ids).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { state, fetchAll };
}
