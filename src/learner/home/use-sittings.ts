import { device } from '../../runner/device/db';
import { isKnownFiled, openAttempts, paperOn } from '../../runner/device/shelf';
import { useLive } from '../../ui/use-live';

export interface Sitting {
  assessmentId: number;
  name: string | null;
  /** Whether the list of results shows a submission from another device. */
  isFiledElsewhere: boolean;
}

/** Returns the learner's attempts in progress on this device. */
export function useSittings(uid: string): Sitting[] {
  return useLive(uid, async () => {
    const attempts = await openAttempts(device, uid);
    return Promise.all(
      attempts.map(async ({ assessmentId }) => ({
        assessmentId,
        name: (await paperOn(device, uid, assessmentId))?.name ?? null,
        isFiledElsewhere: await isKnownFiled(device, uid, assessmentId),
      })),
    );
  }, []);
}
