import { catalogue } from './catalogue';
import { pastTestCopy } from './en/past-test';

/** The sentences of past tests that are sat again. */
export const { use: usePastTestCopy } = catalogue(pastTestCopy, { hi: async () => (await import('./hi/past-test')).pastTestCopyHi });
