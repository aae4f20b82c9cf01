import type { SatAgain } from '../../analysis/again/marked';
import type { PracticeSitting } from '../learner/device/study';

/** What was sat, as it is marked. */
export const satIn = ({ answers, timeTaken, endedAt, seconds }: PracticeSitting): SatAgain => ({
  ...{ answers, timeTaken, seconds },
  submittedAt: new Date(endedAt).toISOString(),
});
