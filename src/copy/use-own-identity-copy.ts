import { catalogue } from './catalogue';
import { ownIdentityCopy } from './en/own-identity';

/** The sentences of signing in to accounts of the portal's own. `ownIdentityCopyNow`: outside of components. */
export const { use: useOwnIdentityCopy, now: ownIdentityCopyNow } = catalogue(ownIdentityCopy, {
  hi: async () => (await import('./hi/own-identity')).ownIdentityCopyHi,
});
