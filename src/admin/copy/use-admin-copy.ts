import { useMemo } from 'react';
import { catalogue } from '../../copy/catalogue';
import type { Copy } from '../../copy/en/common';
import { useCopy } from '../../copy/use-copy';
import { type AdminCopy, copy } from './en/common';

const own = catalogue(copy, async () => (await import('./hi/common')).copyHi);

/** The sentences of the admin's pages alone, in the language of the moment. */
export const adminCopyNow = own.now;

/** What an admin's screen can say: its own sentences, and those it shares with the learner's. */
export type AdminWords = Copy & AdminCopy;

/** The sentences of the admin's pages, for whatever is drawn. */
export function useAdminCopy(): AdminWords {
  const shared = useCopy();
  const words = own.use();
  return useMemo(() => ({ ...shared, ...words }), [shared, words]);
}
