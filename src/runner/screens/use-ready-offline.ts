import type { Paper } from '../../../contract/assessment';
import { needsMaths } from '../../ui/maths/needs-maths';
import { useMathsReady } from '../../ui/maths/use-maths-ready';
import { useLive } from '../../ui/use-live';
import { useWorkerReady } from '../../ui/use-worker-ready';
import { device } from '../device/db';
import { isAppHere, wholePapers } from '../device/ready';

/** A device that cannot be read has nothing ready. */
const none: ReadonlyMap<number, Paper> = new Map();

/** Whether this paper can be sat without a network: looked up, not assumed. */
export function useReadyOffline(uid: string, paperId: number): boolean {
  const stored = useLive(`paper ${uid} ${paperId}`, async () => {
    const paper = (await wholePapers(device, uid).catch(() => none)).get(paperId);
    return paper && { needsMaths: needsMaths(paper) };
  });
  const isMathsReady = useMathsReady(stored?.needsMaths ?? false);
  return useWorkerReady(isAppHere) && stored !== undefined && isMathsReady;
}
