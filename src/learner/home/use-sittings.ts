import { device } from '../../runner/device/db';
import { isKnownFiled, openAttempts, paperOn } from '../../runner/device/shelf';
import { useLive } from '../../ui/use-live';

export interface Sitting {
  assessmentId: number;
  name: string | null;
  /** The attempt's end, trusted epoch milliseconds. */
  endsAt: number;
  /** Whether the list of results shows a submission from another device. */
  isFiledElsewhere: boolean;
}

/** Returns the learner's attempts in progress on this device; undefined before they are read. */
export function useSittings(uid: string): Sitting[] | undefined {
  return useLive(uid, async () => {
    const attempts = await openAttempts(device, uid);
    return Promise.all(
      attempts.map(async ({ assessmentId, deadline, lag, chance }) => ({
        assessmentId,
        endsAt: deadline - lag,
        name: (await paperOn(device, uid, assessmentId))?.name ?? null,
        // What was handed in before says nothing of an attempt that is not the first.
        isFiledElsewhere: !chance && (await isKnownFiled(device, uid, assessmentId)),
      })),
    );
  });
}
