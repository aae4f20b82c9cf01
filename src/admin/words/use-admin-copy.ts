import { catalogue } from '../../copy/catalogue';
import type { Copy } from '../../copy/en/common';
import { useCopy } from '../../copy/use-copy';
import { type AdminCopy, copy } from './en/common';

const own = catalogue(copy, { hi: async () => (await import('./hi/common')).copyHi });

/** Returns the admin's own sentences in the page's current language. */
export const adminCopyNow = own.now;

/** All sentences of an admin screen: its own, and those shared with the learner's pages. */
export type AdminWords = Copy & AdminCopy;

/** The sentences of the latest language, joined once: each row of a table would else join a copy of its own. */
let joined: { shared: Copy; words: AdminCopy; all: AdminWords } | null = null;

/** The sentences of admin pages, for components. */
export function useAdminCopy(): AdminWords {
  const shared = useCopy();
  const words = own.use();
  if (joined?.shared !== shared || joined.words !== words) joined = { shared, words, all: { ...shared, ...words } };
  return joined.all;
}
