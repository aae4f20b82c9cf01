import type { Config as PageConfig } from '../../contract/calls/config';
import type { Identity } from '../config/identity';

/** The content of `/config.json` for pages and worker. The emulator accepts any key, but Firebase's format demands one. */
export function pageConfig(identity: Identity): PageConfig {
  const { projectId } = identity;
  if (identity.kind === 'emulator')
    return { projectId, apiKey: 'demo-key', authDomain: `${projectId}.firebaseapp.com`, appId: '', emulator: identity.publicUrl };
  if (identity.kind === 'own' || identity.kind === 'oidc')
    return { projectId, apiKey: '', authDomain: '', appId: '', emulator: null, accounts: 'own' };
  return { projectId, apiKey: identity.apiKey, authDomain: identity.authDomain, appId: identity.appId, emulator: null };
}
