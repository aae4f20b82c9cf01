import { catalogue } from './catalogue';
import { kindsCopy } from './en/kinds';

/** The sentences of questions with several right options, and of questions that a number answers. */
export const { use: useKindsCopy } = catalogue(kindsCopy, { hi: async () => (await import('./hi/kinds')).kindsCopyHi });
