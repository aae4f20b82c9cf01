import { useLiveQuery } from 'dexie-react-hooks';
import { call } from '../api/call';
import { device } from '../runner/device/db';
import { keepResult, parcelOn, resultOn } from '../runner/device/shelf';
import { type Held, isAskable, type ResultView, resultView } from './result-view';
import { useRefresh } from './use-refresh';

/** One result, from the device at once and from the server as soon as there is one. */
export function useResult(uid: string, assessmentId: number, isLost: boolean): { view: ResultView; refresh: () => void } {
  const held = useLiveQuery(async (): Promise<Held> => {
    const [result, parcel] = await Promise.all([resultOn(device, uid, assessmentId), parcelOn(device, uid, assessmentId)]);
    return { result, parcel };
  }, [uid, assessmentId]);
  const refresh = useRefresh({
    key: isAskable(held) && !isLost ? `result ${uid} ${assessmentId}` : null,
    load: () => call('getResult', { params: { id: assessmentId } }),
    keep: (result) => keepResult(device, uid, result),
  });
  return { view: resultView(held, { ...refresh, isLost }), refresh: refresh.refresh };
}
