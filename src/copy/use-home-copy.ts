import { catalogue } from './catalogue';
import type { Copy } from './en/common';
import { type HomeCopy, homeCopy } from './en/home';
import { useCopy } from './use-copy';

const { use: useOwn } = catalogue(homeCopy, { hi: async () => (await import('./hi/home')).homeCopyHi });

/** The sentences of the dashboard, with those of every page. */
export const useHomeCopy = (): Copy & HomeCopy => ({ ...useCopy(), ...useOwn() });
