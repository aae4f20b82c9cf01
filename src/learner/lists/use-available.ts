import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { callAs } from '../../api/call';
import { device } from '../../runner/device/db';
import { isListed } from '../../runner/device/listed';
import { keepAvailable } from '../../runner/device/shelf';
import { trustedClock } from '../../runner/device/trusted-clock';
import { availableOn } from './available-on';
import { useList } from './view/use-list';

/** People set a phone's clock by hours at most: a clock that is not sure hides an assessment only this long after its last start. */
const unsureMs = 12 * 3_600_000;

const closedBefore = (): number => trustedClock.now() - (trustedClock.isSure() ? 0 : unsureMs);

export const useAvailable = (uid: string) =>
  useList<AssessmentSummary, AssessmentSummary[]>({
    of: `available ${uid}`,
    key: `available ${uid}`,
    read: () => availableOn(device, uid, closedBefore()),
    isListed: () => isListed(device, uid, 'available'),
    load: () => callAs(uid)('getAvailable', { query: { chances: '1' } }),
    keep: (list) => keepAvailable(device, uid, list),
    // Who is put into a group at the desk has the list open, and waits.
    atTouch: true,
  });
