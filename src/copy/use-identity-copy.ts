import { catalogue } from './catalogue';
import { identityCopy } from './en/identity';

/** The sentences of the sign-in screens. */
export const { use: useIdentityCopy, now: identityCopyNow } = catalogue(identityCopy, {
  hi: async () => (await import('./hi/identity')).identityCopyHi,
});
