import { catalogue } from './catalogue';
import { pictureCopy } from './picture-copy';

/** The sentences around pictures of questions. */
export const { use: usePictureCopy } = catalogue(pictureCopy, async () => (await import('./picture-copy-hi')).pictureCopyHi);
