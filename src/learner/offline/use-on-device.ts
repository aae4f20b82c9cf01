import { useEffect } from 'react';
import { type Paper, questionsOf } from '../../../contract/assessment/assessment';
import { picturesIn } from '../../../contract/question/picture';
import { useBringing } from '../../pictures/use-bringing';
import { device } from '../../runner/device/db';
import { pictureSizes } from '../../runner/device/pictures';
import { wholePapers } from '../../runner/device/ready';
import { openAttempts } from '../../runner/device/shelf';
import { sweepPictures } from '../../runner/device/sweep-pictures';
import { needsMaths } from '../../ui/maths/needs-maths';
import { useMathsReady } from '../../ui/maths/use-maths-ready';
import { useLive } from '../../ui/use-live';

/** A whole paper as it lies on this device. */
export interface PaperHere {
  /** The space it takes with its pictures, in bytes. */
  bytes: number;
  /** How many pictures it has, how many of them are here, and what kept the others away the last time they were asked for; null where nothing did. */
  pictures: { all: number; here: number; failure: unknown };
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
  const onDevice = useLive(uid, async () => {
    const [papers, attempts, sizes] = await Promise.all([wholePapers(device, uid), openAttempts(device, uid), pictureSizes(device)]);
    const found = [...papers].map(([id, paper]) => measured(id, paper, sizes));
    return { found, sitting: new Set(attempts.map((a) => a.assessmentId)) };
  });
  const papers = onDevice?.found.map(({ id }) => id).join();
  useEffect(() => {
    // What was removed, here or elsewhere, leaves its pictures behind; what is not swept now is swept the next time.
    if (papers !== undefined) sweepPictures(device).catch(() => undefined);
  }, [papers]);
  const isMathsReady = useMathsReady(onDevice?.found.some(({ hasMaths }) => hasMaths) ?? false);
  const failure = useBringing(onDevice?.found.flatMap(({ lacking }) => lacking) ?? []);
  if (onDevice === undefined) return undefined;
  const { found, sitting } = onDevice;
  const here = found.map(({ id, bytes, hasMaths, all, lacking }): [number, PaperHere] => [
    id,
    {
      bytes,
      pictures: { all, here: all - lacking.length, failure },
      isReady: lacking.length === 0 && (isMathsReady || !hasMaths),
    },
  ]);
  return { papers: new Map(here), sitting };
}

/** What is known of a paper by itself; `sizes` are those of the pictures on this device. */
function measured(id: number, paper: Paper, sizes: ReadonlyMap<string, number>) {
  const hashes = [...new Set(picturesIn(questionsOf(paper)).map(({ hash }) => hash))];
  return {
    id,
    bytes: hashes.reduce((sum, hash) => sum + (sizes.get(hash) ?? 0), new Blob([JSON.stringify(paper)]).size),
    hasMaths: needsMaths(paper),
    all: hashes.length,
    lacking: hashes.filter((hash) => !sizes.has(hash)),
  };
}
