import { catalogue } from './catalogue';
import { paletteCopy } from './en/palette';

/** The sentences of the palette of questions. */
export const { use: usePaletteCopy } = catalogue(paletteCopy, { hi: async () => (await import('./hi/palette')).paletteCopyHi });
