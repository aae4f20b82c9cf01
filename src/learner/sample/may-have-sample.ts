import { remembered } from '../../ui/browser/remembered';

/** The answer to the question of the landing page, on its way over a sign-in: the place of the option and the time, nobody's yet; then that somebody's is on the device. */
export const sampleKey = 'sample-answer';

/** Whether an answer may be here: without one, the dashboard loads no code for it. */
export const mayHaveSample = (): boolean => Boolean(remembered(sampleKey));
