import { catalogue } from './catalogue';
import { waitingCopy } from './en/waiting';

/** The sentences about answers that wait for the person who gave them. */
export const { use: useWaitingCopy } = catalogue(waitingCopy, { hi: async () => (await import('./hi/waiting')).waitingCopyHi });
