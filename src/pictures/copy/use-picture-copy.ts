import { catalogue } from '../../copy/catalogue';
import { pictureCopy } from '../../copy/en/picture';

/** The sentences around pictures of questions. */
export const { use: usePictureCopy } = catalogue(pictureCopy, { hi: async () => (await import('../../copy/hi/picture')).pictureCopyHi });
