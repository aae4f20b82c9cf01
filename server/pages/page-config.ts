import type { Config as PageConfig } from '../../contract/calls/config';
import type { Identity } from '../config/identity';

/** What `/config.json` tells pages and worker. The emulator takes any key; Firebase's own format only asks for one. */
export function pageConfig(identity: Identity): PageConfig {
  const { projectId } = identity;
  if (identity.kind === 'emulator')
    return { projectId, apiKey: 'demo-key', authDomain: `${projectId}.firebaseapp.com`, appId: '', emulator: identity.publicUrl };
  return { projectId, apiKey: identity.apiKey, authDomain: identity.authDomain, appId: identity.appId, emulator: null };
}
