import type { SatAgain } from '../../analysis/past-test/marked';
import type { AgainSitting } from '../learner/device/study';

/** What was sat, as it is marked. */
export const satIn = ({ answers, timeTaken, endedAt, seconds }: AgainSitting): SatAgain => ({
  ...{ answers, timeTaken, seconds },
  submittedAt: new Date(endedAt).toISOString(),
});
