import type { AwaitedResult } from '../../../contract/assessment/awaited';
import { callAs } from '../../api/call';
import { awaitedOn, keepAwaited } from '../../runner/device/awaited';
import { device } from '../../runner/device/db';
import { useLive } from '../../ui/use-live';
import { type Freshness, useRefresh } from '../offline/use-refresh';

/**
 * Returns the learner's submissions whose results are not released: from the device at once, refreshed from the server. `parcels`: those that
 * this device has not delivered, undefined until known; a delivery refreshes the list. `readUnder`: the freshness under which they were read; null before the
 * device has been read.
 */
export function useAwaited(
  uid: string,
  parcels: readonly { assessmentId: number }[] | undefined,
): { awaited: AwaitedResult[]; readUnder: Freshness | null; refresh: () => void } {
  const { freshness, refresh } = useRefresh({
    key: parcels === undefined ? null : `awaited ${uid} ${parcels.map(({ assessmentId }) => assessmentId).join()}`,
    load: () => callAs(uid)('getAwaited', { params: { uid } }),
    keep: (list) => keepAwaited(device, uid, list),
  });
  const snapshot = useLive(`${uid} ${freshness}`, async () => ({ awaited: await awaitedOn(device, uid), readUnder: freshness }));
  return { awaited: snapshot?.awaited ?? [], readUnder: snapshot?.readUnder ?? null, refresh };
}
