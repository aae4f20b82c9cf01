import type { Migration } from './migration';

/** Accounts by a provider in the order of their addresses: who signs in takes the address from every other one (ADR 99). */
export const providedSteps: readonly Migration[] = [
  {
    name: 'provided accounts by address',
    meanwhile: 'An account is a row; a hundred thousand of them are indexed in about a second, for which sign-ins by a provider wait.',
    up: (db) => db.schema.createIndex('oidc_accounts_by_address').on('oidc_accounts').column('email').execute(),
  },
];
