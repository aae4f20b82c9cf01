import { remembered } from '../../ui/browser/remembered';

/** The answer to the question of the landing page, during a sign-in: place of the option and time, before an account is known; then a mark that an account has one on the device. */
export const sampleKey = 'sample-answer';

/** Whether an answer may be here: without one, the dashboard loads no code for it. */
export const mayHaveSample = (): boolean => Boolean(remembered(sampleKey));
