import { catalogue } from './catalogue';
import type { Copy } from './en/common';
import { type ProfileCopy, profileCopy } from './en/profile';
import { useCopy } from './use-copy';

const own = catalogue(profileCopy, { hi: async () => (await import('./hi/profile')).profileCopyHi });

/** Returns the sentences of a person's own details in the current language. */
export const profileCopyNow = own.now;

/** The sentences of a person's own details, with those of every page. */
export const useProfileCopy = (): Copy & ProfileCopy => ({ ...useCopy(), ...own.use() });
