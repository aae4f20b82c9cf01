import { catalogue } from './catalogue';
import { pictureCopy } from './en/picture';

/** The sentences around pictures of questions. */
export const { use: usePictureCopy } = catalogue(pictureCopy, async () => (await import('./hi/picture')).pictureCopyHi);
