import { useLiveQuery } from 'dexie-react-hooks';
import type { Paper } from '../../contract/assessment';
import { device } from '../runner/device/db';
import { wholePapers } from '../runner/device/ready';
import { openAttempts } from '../runner/device/shelf';
import { needsMaths } from '../ui/maths/needs-maths';
import { useMathsReady } from '../ui/maths/use-maths-ready';

/** A whole paper as it lies on this device. */
export interface PaperHere {
  /** The space it takes, in bytes. */
  bytes: number;
  /** Whether all that draws it is here as well, as far as the device's store goes. */
  isReady: boolean;
}

export interface OnDevice {
  papers: ReadonlyMap<number, PaperHere>;
  /** Ids of the assessments that are being sat on it. */
  sitting: ReadonlySet<number>;
}

/** Which assessments this device has the whole paper of, and which are being sat on it. */
export function useOnDevice(uid: string): OnDevice | undefined {
  const onDevice = useLiveQuery(async () => {
    const [papers, attempts] = await Promise.all([wholePapers(device, uid), openAttempts(device, uid)]);
    const found = [...papers].map(([id, paper]) => ({ id, bytes: sizeOf(paper), hasMaths: needsMaths(paper) }));
    return { found, sitting: new Set(attempts.map((a) => a.assessmentId)) };
  }, [uid]);
  const isMathsReady = useMathsReady(onDevice?.found.some(({ hasMaths }) => hasMaths) ?? false);
  if (onDevice === undefined) return undefined;
  const { found, sitting } = onDevice;
  return { papers: new Map(found.map(({ id, bytes, hasMaths }) => [id, { bytes, isReady: isMathsReady || !hasMaths }])), sitting };
}

const sizeOf = (paper: Paper): number => new Blob([JSON.stringify(paper)]).size;
