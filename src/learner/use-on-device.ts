import { useLiveQuery } from 'dexie-react-hooks';
import { device } from '../runner/device/db';
import { openAttempts } from '../runner/device/shelf';

/** Which assessments this device has the paper of, and which are being sat on it. */
export function useOnDevice(uid: string): { papers: Set<number>; sitting: Set<number> } | undefined {
  return useLiveQuery(async () => {
    const [papers, attempts] = await Promise.all([device.papers.where('uid').equals(uid).primaryKeys(), openAttempts(device, uid)]);
    return { papers: new Set(papers.map(([, id]) => id)), sitting: new Set(attempts.map((a) => a.assessmentId)) };
  }, [uid]);
}
