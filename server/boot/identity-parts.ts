import {
  type Accounts,
  accountsOfOthers,
  accountsWithProvided,
  emulatorAccounts,
  firebaseAccounts,
  ownAccountsGo,
  type ServiceAccount,
} from '../auth/account-removal';
import { type CachingVerifyToken, eitherIdentity, emulatorIdentity, firebaseIdentity, signedIdentity } from '../auth/identity';
import { type IdentityClock, openIdentityClock } from '../auth/identity-clock';
import { openFlowSeal } from '../auth/oidc/flow';
import { type OidcSignIn, openOidcSignIn } from '../auth/oidc/oidc-sign-in';
import { callbackPath, openProvider } from '../auth/oidc/provider';
import type { OwnAccounts } from '../auth/own/account-checks';
import { openSignIns, type SignIns } from '../auth/own/device-sign-ins';
import { type LastMails, openMailer } from '../auth/own/mailer';
import { openOwnAccounts } from '../auth/own/own-accounts';
import { openPasswords } from '../auth/own/passwords';
import { openSigner } from '../auth/own/signer';
import { ownIssuer } from '../auth/token';
import type { Identity } from '../config/identity';
import type { Oidc } from '../config/oidc';
import type { KeptFor } from '../memory/reread';
import type { Log } from '../observability/log';
import type { Store } from '../store/engine/store';

/** What depends on where identity comes from. */
export interface IdentityParts {
  verifyToken: CachingVerifyToken;
  accounts: Accounts;
  ownAccounts: Partial<OwnAccounts> | null;
  oidc: OidcSignIn | null;
  /** Of the mail server of the settings; null: the portal sends no emails. */
  lastMails: (() => LastMails) | null;
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

/** The portal's own tokens, and who verifies them. */
function ownTokensOf(publicUrl: string, { store, freshness }: Sources): { signIns: SignIns; verifyToken: CachingVerifyToken } {
  const issuer = ownIssuer(publicUrl);
  const signer = openSigner(store, issuer, freshness);
  return {
    signIns: openSignIns({ store, signer, now: Date.now }),
    // The clocks of the processes are the issuer's: none of them is more right than another.
    verifyToken: signedIdentity(issuer, openIdentityClock(), signer.keys),
  };
}

const withoutProvider = { oidc: null, lastMails: null } as const;

/** One entry for each kind of identity: the one place where they differ behind the door. */
const makers: { [K in Kind]: (identity: Of<K>, sources: Sources, own: ReturnType<typeof ownTokensOf> | null) => IdentityParts } = {
  emulator: ({ projectId, port }) => ({
    verifyToken: emulatorIdentity(projectId),
    accounts: emulatorAccounts(`http://127.0.0.1:${port}`, projectId),
    ownAccounts: null,
    ...withoutProvider,
  }),

  firebase: ({ projectId }, { key, identityClock }) => ({
    verifyToken: firebaseIdentity(projectId, identityClock),
    accounts: key === null ? accountsOfOthers : firebaseAccounts(key, projectId),
    ownAccounts: null,
    ...withoutProvider,
  }),

  own({ publicUrl, smtpUrl, mailFrom }, sources, own) {
    const { signIns, verifyToken } = own ?? ownTokensOf(publicUrl, sources);
    const { store, log } = sources;
    const mailer = openMailer(smtpUrl, mailFrom, log);
    const parts = { store, signIns, publicUrl, passwords: openPasswords(), mailer, now: Date.now };
    const ownAccounts = openOwnAccounts({ ...parts, hasProvider: own !== null });
    return { verifyToken, accounts: ownAccountsGo, ownAccounts, ...withoutProvider, lastMails: mailer.last };
  },

  oidc({ publicUrl }, sources, own) {
    const { verifyToken } = own ?? ownTokensOf(publicUrl, sources);
    return { verifyToken, accounts: ownAccountsGo, ownAccounts: null, ...withoutProvider };
  },
};

const partsOf = (identity: Identity, sources: Sources, own: ReturnType<typeof ownTokensOf> | null): IdentityParts =>
  (makers[identity.kind] as (...all: [Identity, Sources, typeof own]) => IdentityParts)(identity, sources, own);

/** Creates what depends on where identity comes from. `oidc`: the provider beside `identity`, or alone; null: none. */
export function identityPartsOf(identity: Identity, oidc: Oidc | null, sources: Sources): IdentityParts {
  if (oidc === null) return partsOf(identity, sources, null);
  const own = ownTokensOf(oidc.publicUrl, sources);
  const { signIns } = own;
  const parts = partsOf(identity, sources, own);
  const isBesideOthers = identity.kind === 'emulator' || identity.kind === 'firebase';
  return {
    verifyToken: isBesideOthers ? eitherIdentity(ownIssuer(oidc.publicUrl), own.verifyToken, parts.verifyToken) : parts.verifyToken,
    accounts: isBesideOthers ? accountsWithProvided(parts.accounts) : parts.accounts,
    lastMails: parts.lastMails,
    ownAccounts: parts.ownAccounts ?? { refresh: signIns.refresh, signOut: signIns.signOut },
    oidc: openOidcSignIn({
      ...{ store: sources.store, signIns, callbackPath, publicUrl: oidc.publicUrl, hasPasswords: identity.kind === 'own', now: Date.now },
      provider: openProvider(oidc, sources.log, Date.now),
      seal: openFlowSeal(oidc.clientSecret, `${oidc.issuer} ${oidc.clientId}`),
    }),
  };
}
