import { catalogue } from './catalogue';
import type { Copy } from './en/common';
import { type OutboxCopy, outboxCopy } from './en/outbox';
import { useCopy } from './use-copy';

const { use: useOwn } = catalogue(outboxCopy, { hi: async () => (await import('./hi/outbox')).outboxCopyHi });

/** The sentences about what a device has not sent yet, with those of every page. */
export const useOutboxCopy = (): Copy & OutboxCopy => ({ ...useCopy(), ...useOwn() });
