import type { Migration } from './migration';
import { big } from './shapes';

/** Accounts of the portal's own (ADR 77). */
export const accounts: readonly Migration[] = [
  {
    name: 'accounts of the portal itself',
    up: (db) =>
      db.schema
        .createTable('own_accounts')
        .addColumn('uid', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('password_hash', 'text', (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('changed_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'accounts by address',
    up: (db) => db.schema.createIndex('own_accounts_by_email').unique().on('own_accounts').column('email').execute(),
  },
  {
    name: 'sign-ins of devices',
    up: (db) =>
      db.schema
        .createTable('account_sessions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('device', 'text', (c) => c.notNull())
        .addColumn('chain_key', 'text', (c) => c.notNull())
        .addColumn('token_hash', 'text', (c) => c.notNull())
        .addColumn('previous_hash', 'text')
        .addColumn('opened_at', big, (c) => c.notNull())
        .addColumn('rotated_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'sign-ins by account',
    up: (db) => db.schema.createIndex('account_sessions_by_uid').on('account_sessions').columns(['uid', 'rotated_at']).execute(),
  },
  {
    name: 'links in emails',
    up: (db) =>
      db.schema
        .createTable('account_links')
        .addColumn('token_hash', 'text', (c) => c.primaryKey())
        .addColumn('purpose', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('password_hash', 'text', (c) => c.notNull())
        .addColumn('ends_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'links by address',
    up: (db) => db.schema.createIndex('account_links_by_email').on('account_links').column('email').execute(),
  },
  {
    name: 'links by their end',
    up: (db) => db.schema.createIndex('account_links_by_end').on('account_links').column('ends_at').execute(),
  },
  {
    name: 'keys that sign tokens',
    up: (db) =>
      db.schema
        .createTable('signing_keys')
        .addColumn('place', 'integer', (c) => c.primaryKey())
        .addColumn('kid', 'text', (c) => c.notNull())
        .addColumn('private_pem', 'text', (c) => c.notNull())
        .addColumn('made_at', big, (c) => c.notNull())
        .execute(),
  },
];

/** A new address for an account of the portal's own (ADR 89). */
export const addressSteps: readonly Migration[] = [
  { name: 'the account that a link moves', up: (db) => db.schema.alterTable('account_links').addColumn('uid', 'text').execute() },
];

/** Accounts of people who sign in by an OpenID Connect provider (ADR 79). */
export const oidcSteps: readonly Migration[] = [
  {
    name: 'accounts by a provider',
    up: (db) =>
      db.schema
        .createTable('oidc_accounts')
        .addColumn('uid', 'text', (c) => c.primaryKey())
        .addColumn('issuer', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('code_hash', 'text')
        .addColumn('code_ends_at', big)
        .execute(),
  },
  {
    name: 'accounts by their name at the provider',
    up: (db) => db.schema.createIndex('oidc_accounts_by_subject').unique().on('oidc_accounts').columns(['issuer', 'subject']).execute(),
  },
  {
    name: 'accounts by the code of a sign-in',
    up: (db) => db.schema.createIndex('oidc_accounts_by_code').on('oidc_accounts').column('code_hash').execute(),
  },
];
