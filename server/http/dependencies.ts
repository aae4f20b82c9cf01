import type { IdentityClock } from '../auth/identity-clock';
import type { OidcSignIn } from '../auth/oidc/oidc-sign-in';
import type { OwnAccounts } from '../auth/own/account-checks';
import type { ServerConfig } from '../config/config';
import type { Senders } from '../limits/senders';
import type { Writes } from '../limits/writes';
import type { Log } from '../observability/log';
import type { Metrics } from '../observability/metrics';
import type { Traces } from '../observability/traces';
import type { DispatchDependencies } from './dispatch';

/** Everything that the API is made of. */
export interface ApiDependencies extends DispatchDependencies {
  config: Pick<
    ServerConfig,
    | 'identity'
    | 'oidc'
    | 'adminEmails'
    | 'corsOrigins'
    | 'metricsToken'
    | 'hasLocalMetrics'
    | 'hasCacheInFront'
    | 'hasLoopbackPush'
    | 'hasPrivateWebhook'
    | 'webhook'
  >;
  senders: Senders;
  writes: Writes;
  metrics: Metrics;
  /** Null where the portal has no accounts of its own; without passwords only `refresh` and `signOut`. */
  ownAccounts: Partial<OwnAccounts> | null;
  /** Null where people do not sign in by an OpenID Connect provider. */
  oidc: OidcSignIn | null;
  identityClock: Pick<IdentityClock, 'secondsAhead'>;
  /** Null where the settings ask for no traces. */
  traces: Traces | null;
  log: Log;
  /** The headers of every reply beside its id. `forwardedProto` is the header `X-Forwarded-Proto` of the request. */
  headersFor: (forwardedProto: string | undefined) => Readonly<Record<string, string>>;
}
