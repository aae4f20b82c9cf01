import { catalogue } from './catalogue';
import { scheduleCopy } from './en/schedule';

/** The sentences about assessments with a schedule. */
export const { use: useScheduleCopy } = catalogue(scheduleCopy, { hi: async () => (await import('./hi/schedule')).scheduleCopyHi });
