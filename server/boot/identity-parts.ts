import { type Accounts, accountsOfOthers, emulatorAccounts, firebaseAccounts, ownAccountsGo, type ServiceAccount } from '../auth/accounts';
import { type CachingVerifyToken, emulatorIdentity, firebaseIdentity, signedIdentity } from '../auth/identity';
import { type IdentityClock, openIdentityClock } from '../auth/identity-clock';
import { openMailer } from '../auth/own/mailer';
import { type OwnAccounts, openOwnAccounts } from '../auth/own/own-accounts';
import { openPasswords } from '../auth/own/passwords';
import { openSigner } from '../auth/own/signer';
import { ownIssuer } from '../auth/token';
import type { Identity } from '../config/identity';
import type { Log } from '../observability/log';
import type { KeptFor } from '../performance/reread';
import type { Store } from '../store/engine/store';

/** What depends on where identity comes from. */
export interface IdentityParts {
  verifyToken: CachingVerifyToken;
  accounts: Accounts;
  ownAccounts: OwnAccounts | null;
}

/** What it takes to make them. `key`: of the identity service, or null. */
interface Sources {
  key: ServiceAccount | null;
  store: Store;
  log: Log;
  freshness: KeptFor;
  identityClock: IdentityClock;
}

type Kind = Identity['kind'];
type Of<K extends Kind> = Extract<Identity, { kind: K }>;

/** One entry for each kind of identity: the one place where they differ behind the door. */
const makers: { [K in Kind]: (identity: Of<K>, sources: Sources) => IdentityParts } = {
  emulator: ({ projectId, port }) => ({
    verifyToken: emulatorIdentity(projectId),
    accounts: emulatorAccounts(`http://127.0.0.1:${port}`, projectId),
    ownAccounts: null,
  }),

  firebase: ({ projectId }, { key, identityClock }) => ({
    verifyToken: firebaseIdentity(projectId, identityClock),
    accounts: key === null ? accountsOfOthers : firebaseAccounts(key, projectId),
    ownAccounts: null,
  }),

  own({ publicUrl, smtpUrl, mailFrom }, { store, log, freshness }) {
    const issuer = ownIssuer(publicUrl);
    const signer = openSigner(store, issuer, freshness);
    return {
      // The clocks of the processes are the issuer's: none of them is more right than another.
      verifyToken: signedIdentity(issuer, openIdentityClock(), signer.keys),
      accounts: ownAccountsGo,
      ownAccounts: openOwnAccounts({
        ...{ store, signer, publicUrl, now: Date.now },
        passwords: openPasswords(),
        mailer: openMailer(smtpUrl, mailFrom, log),
      }),
    };
  },
};

/** Creates what depends on where identity comes from. */
export const identityPartsOf = (identity: Identity, sources: Sources): IdentityParts =>
  (makers[identity.kind] as (identity: Identity, sources: Sources) => IdentityParts)(identity, sources);
