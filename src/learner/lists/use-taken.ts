import type { ResultSummary } from '../../../contract/assessment/assessment';
import { callAs } from '../../api/call';
import { device } from '../../runner/device/db';
import { isListed } from '../../runner/device/listed';
import { parcelsOf, summariesOn } from '../../runner/device/shelf';
import { useLive } from '../../ui/use-live';
import { keepListed } from '../score/released';
import { useList } from './view/use-list';

/**
 * Returns the learner's results, and the parcels that this device has not delivered. A delivered parcel triggers a refresh of the results.
 */
export function useTaken(uid: string) {
  const parcels = useLive(uid, () => parcelsOf(device, uid));
  const waiting = parcels?.map((p) => p.assessmentId).join();
  const results = useList<ResultSummary, ResultSummary[]>({
    of: `results ${uid}`,
    key: waiting === undefined ? null : `results ${uid} ${waiting}`,
    read: () => summariesOn(device, uid),
    isListed: () => isListed(device, uid, 'results'),
    load: () => callAs(uid)('getResults', { params: { uid } }),
    keep: (list) => keepListed(device, uid, list),
  });
  return { ...results, parcels };
}
