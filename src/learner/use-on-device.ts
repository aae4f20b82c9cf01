import { useLiveQuery } from 'dexie-react-hooks';
import { device } from '../runner/device/db';
import { wholePapers } from '../runner/device/ready';
import { openAttempts } from '../runner/device/shelf';
import { needsMaths } from '../ui/maths/needs-maths';
import { useMathsReady } from '../ui/maths/use-maths-ready';

interface OnDevice {
  /** Ids of assessments whose paper can be sat without a network, as far as the device's store goes. */
  papers: Set<number>;
  sitting: Set<number>;
}

/** Which assessments this device has the whole paper of, with all it needs to be drawn, and which are being sat on it. */
export function useOnDevice(uid: string): OnDevice | undefined {
  const onDevice = useLiveQuery(async () => {
    const [papers, attempts] = await Promise.all([wholePapers(device, uid), openAttempts(device, uid)]);
    const withMaths = new Set([...papers.values()].filter(needsMaths).map(({ id }) => id));
    return { papers, withMaths, sitting: new Set(attempts.map((a) => a.assessmentId)) };
  }, [uid]);
  const isMathsReady = useMathsReady((onDevice?.withMaths.size ?? 0) > 0);
  if (onDevice === undefined) return undefined;
  const { papers, withMaths, sitting } = onDevice;
  return { papers: new Set([...papers.keys()].filter((id) => isMathsReady || !withMaths.has(id))), sitting };
}
