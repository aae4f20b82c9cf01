import { catalogue } from './catalogue';
import { planCopy } from './en/plan';

/** The sentences of topics and of the exam date. */
export const { use: usePlanCopy } = catalogue(planCopy, { hi: async () => (await import('./hi/plan')).planCopyHi });
