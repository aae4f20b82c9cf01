import { catalogue } from '../catalogue';
import { waitingCopy } from './waiting-copy';

/** The sentences about answers that wait for the person who gave them. */
export const { use: useWaitingCopy } = catalogue(waitingCopy, async () => (await import('./waiting-copy-hi')).waitingCopyHi);
