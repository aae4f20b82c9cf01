import { catalogue } from './catalogue';
import { identityCopy } from './en/identity';

/** The sentences of the sign-in screens beside the specification's. */
export const { use: useIdentityCopy } = catalogue(identityCopy, { hi: async () => (await import('./hi/identity')).identityCopyHi });
