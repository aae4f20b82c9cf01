import type { Paper } from '../../../../contract/assessment/assessment';
import { useOnline } from '../../../ui/browser/use-online';
import { useWorkerReady } from '../../../ui/browser/use-worker-ready';
import { needsMaths } from '../../../ui/maths/needs-maths';
import { useMathsReady } from '../../../ui/maths/use-maths-ready';
import { useLive } from '../../../ui/use-live';
import { device } from '../../device/db';
import { isAppHere, wholePapers } from '../../device/ready';

/** A device that cannot be read has nothing ready. */
const none: ReadonlyMap<number, Paper> = new Map();

/** Whether a paper can be taken offline. `no`: it is not being prepared either. */
export type Readiness = 'ready' | 'on-the-way' | 'no';

/** Returns whether this paper can be taken offline, checked on the device. `hasPictures`: whether the paper's pictures are stored. */
export function useReadyOffline(uid: string, paperId: number, hasPictures: boolean): Readiness {
  const stored = useLive(`paper ${uid} ${paperId}`, async () => {
    const paper = (await wholePapers(device, uid).catch(() => none)).get(paperId);
    return paper && { needsMaths: needsMaths(paper) };
  });
  const isMathsReady = useMathsReady(stored?.needsMaths ?? false);
  const isAppReady = useWorkerReady(isAppHere);
  const isOnline = useOnline();
  if (stored === undefined) return 'no';
  if (isAppReady && isMathsReady && hasPictures) return 'ready';
  return isOnline && 'serviceWorker' in navigator ? 'on-the-way' : 'no';
}
