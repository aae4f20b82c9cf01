import { accountsOfOthers } from '../../../server/auth/account-removal';
import type { Given } from '../../../server/boot/composition';
import { apiHeaders, withTransport } from '../../../server/pages/security-headers';

/** Of a portal of tests and benches: nothing is around it, in front of it, or asked by it. */
export const standingAlone = {
  config: {
    oidc: null,
    adminEmails: [],
    corsOrigins: [],
    metricsToken: null,
    hasLocalMetrics: false,
    hasCacheInFront: false,
    hasLoopbackPush: false,
    hasPrivateWebhook: false,
    webhook: null,
  },
  accounts: accountsOfOthers,
  ownAccounts: null,
  oidc: null,
  list: null,
  traces: null,
  headersFor: withTransport(apiHeaders, false),
  tryWebhook: async () => null,
  around: {
    version: 'source',
    machineText: async () => null,
    diskPercent: async () => null,
    databaseSecondsAhead: async () => null,
    identitySecondsAhead: () => null,
    lastMails: null,
  },
  random: Math.random,
} satisfies Omit<Partial<Given>, 'config'> & { config: Omit<Given['config'], 'identity'> };
