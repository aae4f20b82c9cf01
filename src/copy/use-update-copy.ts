import { catalogue } from './catalogue';
import { updateCopy } from './en/update';

/** The sentences of a page that is too old for an assessment. */
export const { use: useUpdateCopy } = catalogue(updateCopy, { hi: async () => (await import('./hi/update')).updateCopyHi });
