import { practiceDevice } from '../learner/device/practice-device';
import type { Device } from '../runner/device/db';
import { type TrustedClock, trustedClock } from '../runner/device/trusted-clock';
import { createRunner, type Runner } from '../runner/screens/store/runner-store';
import { endPractice } from './again-attempt';

/** Never: practice asks no server for anything, and sends nothing. */
const never = <T>(): Promise<T> => new Promise(() => undefined);
const nothing = (): undefined => undefined;

/** The runner of the exam hall over a practice attempt. Its record of the clock is that of the exams, which is not in the database of practice. */
export const createPracticeRunner = (
  uid: string,
  assessmentId: number,
  db: Device = practiceDevice,
  clock: TrustedClock = trustedClock,
): Runner =>
  createRunner({
    ...{ db, uid, assessmentId, isPreview: false },
    clock: { ...clock, stamp: async () => undefined },
    askTime: async () => undefined,
    fetchPaper: never,
    file: endPractice,
    send: never,
    firstSendAt: () => 0,
    onLost: nothing,
    onHandedIn: nothing,
    onStarted: nothing,
  });
