import type { PracticeSat } from '../../analysis/past-test/marked';
import type { PracticeSitting } from '../learner/device/study';

/** What was sat, as it is marked. */
export const satIn = ({ answers, timeTaken, endedAt, seconds }: PracticeSitting): PracticeSat => ({
  ...{ answers, timeTaken, seconds },
  submittedAt: new Date(endedAt).toISOString(),
});
