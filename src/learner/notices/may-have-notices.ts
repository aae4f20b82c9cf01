import { remember, remembered } from '../../ui/browser/remembered';

const key = 'notices';

/** Marks for the next visit whether a notice is kept here; of whom, it does not say. */
export const markNotices = (count: number): void => remember(key, count > 0 ? 'kept' : '');

/** Whether notices may be here, known at once. */
export const mayHaveNotices = (): boolean => Boolean(remembered(key));
