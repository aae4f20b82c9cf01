import { useEffect } from 'react';
import type { Paper } from '../../../contract/assessment/assessment';
import { pictureHashesOf } from '../../../contract/assessment/paper-pictures';
import { useBringing } from '../../pictures/use-bringing';
import { device } from '../../runner/device/db';
import { pictureSizes } from '../../runner/device/pictures';
import { wholePapers } from '../../runner/device/ready';
import { endedAttempts, openAttempts } from '../../runner/device/shelf';
import { sweepPictures } from '../../runner/device/sweep-pictures';
import { needsMaths } from '../../ui/maths/needs-maths';
import { useMathsReady } from '../../ui/maths/use-maths-ready';
import { useLive } from '../../ui/use-live';

/** A complete paper on this device. */
export interface PaperHere {
  /** Size with pictures, in bytes. */
  bytes: number;
  /** The number of pictures, the number of those stored, and why the last download of the rest failed; null without a failure. */
  pictures: { all: number; here: number; failure: unknown };
  /** Whether pictures and formulas of the paper are stored as well. */
  isReady: boolean;
}

export interface OnDevice {
  papers: ReadonlyMap<number, PaperHere>;
  /** The assessments with an attempt in progress on this device, each with the attempt's end in trusted epoch milliseconds. */
  sitting: ReadonlyMap<number, number>;
  /** Which hand-in each of these attempts will be, where it is not the first. */
  chances: ReadonlyMap<number, number>;
  /** Ids of the assessments that were handed in from this device. */
  handedIn: ReadonlySet<number>;
}

/** Returns the complete papers and the attempts in progress on this device; undefined until they have been read. */
export function useOnDevice(uid: string): OnDevice | undefined {
  const onDevice = useLive(uid, async () => {
    const [papers, attempts, ended, sizes] = await Promise.all([
      wholePapers(device, uid),
      openAttempts(device, uid),
      endedAttempts(device, uid),
      pictureSizes(device),
    ]);
    const found = [...papers].map(([id, paper]) => measured(id, paper, sizes));
    return {
      found,
      sitting: new Map(attempts.map((a) => [a.assessmentId, a.deadline - a.lag])),
      chances: new Map(attempts.flatMap((a) => (a.chance ? [[a.assessmentId, a.chance]] : []))),
      handedIn: new Set(ended),
    };
  });
  const papers = onDevice?.found.map(({ id }) => id).join();
  useEffect(() => {
    // A removed paper leaves its pictures behind. A failed sweep is repeated the next time.
    if (papers !== undefined) sweepPictures(device).catch(() => undefined);
  }, [papers]);
  const isMathsReady = useMathsReady(onDevice?.found.some(({ hasMaths }) => hasMaths) ?? false);
  const failure = useBringing(onDevice?.found.flatMap(({ lacking }) => lacking) ?? []);
  if (onDevice === undefined) return undefined;
  const { found, sitting, chances, handedIn } = onDevice;
  const here = found.map(({ id, bytes, hasMaths, all, lacking }): [number, PaperHere] => [
    id,
    {
      bytes,
      pictures: { all, here: all - lacking.length, failure },
      isReady: lacking.length === 0 && (isMathsReady || !hasMaths),
    },
  ]);
  return { papers: new Map(here), sitting, chances, handedIn };
}

/** Measures one paper; `sizes`: bytes of the stored pictures by hash. */
function measured(id: number, paper: Paper, sizes: ReadonlyMap<string, number>) {
  const hashes = pictureHashesOf(paper);
  return {
    id,
    bytes: hashes.reduce((sum, hash) => sum + (sizes.get(hash) ?? 0), new Blob([JSON.stringify(paper)]).size),
    hasMaths: needsMaths(paper),
    all: hashes.length,
    lacking: hashes.filter((hash) => !sizes.has(hash)),
  };
}
