import { catalogue } from './catalogue';
import { boardCopy } from './en/board';

/** The sentences around notices of the institute. */
export const { use: useBoardCopy } = catalogue(boardCopy, { hi: async () => (await import('./hi/board')).boardCopyHi });
