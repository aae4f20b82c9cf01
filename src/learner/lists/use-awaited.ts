import type { AwaitedResult } from '../../../contract/assessment/awaited';
import { call } from '../../api/call';
import { device } from '../../runner/device/db';
import { useLive } from '../../ui/use-live';
import { useRefresh } from '../offline/use-refresh';
import { awaitedOn, keepAwaited } from './awaited';

/**
 * Returns the learner's submissions whose results are not released: from the device at once, refreshed from the server. `waiting`: changes
 * when a parcel was delivered; undefined until known.
 */
export function useAwaited(uid: string, waiting: string | undefined): { awaited: AwaitedResult[]; refresh: () => void } {
  const awaited = useLive(uid, () => awaitedOn(device, uid), []);
  const { refresh } = useRefresh({
    key: waiting === undefined ? null : `awaited ${uid} ${waiting}`,
    load: () => call('getAwaited', { params: { uid } }),
    keep: (list) => keepAwaited(device, uid, list),
  });
  return { awaited, refresh };
}
