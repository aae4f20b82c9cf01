import { catalogue } from './catalogue';
import { sectionCopy } from './en/section';

/** The sentences about sections with their own time or marks. */
export const { use: useSectionCopy } = catalogue(sectionCopy, { hi: async () => (await import('./hi/section')).sectionCopyHi });
