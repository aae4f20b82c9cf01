import { againDevice } from '../learner/device/again-device';
import type { Device } from '../runner/device/db';
import { type TrustedClock, trustedClock } from '../runner/device/trusted-clock';
import { createRunner, type Runner } from '../runner/screens/store/runner-store';
import { endAgain } from './again-attempt';

/** Never: a past test asks no server for anything, and sends nothing. */
const never = <T>(): Promise<T> => new Promise(() => undefined);
const nothing = (): undefined => undefined;

/** The runner of the exam hall over an attempt at a past test. Its record of the clock is that of the exams, which is not in the database of past tests. */
export const createAgainRunner = (
  uid: string,
  assessmentId: number,
  db: Device = againDevice,
  clock: TrustedClock = trustedClock,
): Runner =>
  createRunner({
    ...{ db, uid, assessmentId, isPreview: false },
    clock: { ...clock, stamp: async () => undefined },
    askTime: async () => undefined,
    fetchPaper: never,
    file: endAgain,
    send: never,
    firstSendAt: () => 0,
    onLost: nothing,
    onHandedIn: nothing,
    onStarted: nothing,
  });
