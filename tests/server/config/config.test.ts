import { describe, expect, it } from 'vitest';
import { configFrom } from '../../../server/config/config';
import { ConfigFault } from '../../../server/config/env';
import { pageConfig } from '../../../server/pages/page-config';

const emulated = { AUTH_EMULATOR: 'on' };
const own = { ACCOUNTS: 'own', PUBLIC_URL: 'https://exam.example.org/', SMTP_URL: 'smtps://portal:secret@mail.example.org' };
const provided = {
  ...{ OIDC_ISSUER: 'https://login.example.org/realms/school', OIDC_CLIENT_ID: 'portal' },
  ...{ OIDC_CLIENT_SECRET: 'a-long-secret-of-the-client', OIDC_NAME: 'Our School' },
};
const real = { FIREBASE_PROJECT_ID: 'portal-live', FIREBASE_API_KEY: 'key' };

describe('settings', () => {
  it('are all optional, apart from the one that names the identity service', () => {
    expect(configFrom(emulated)).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: null,
      adminEmails: [],
      identity: { kind: 'emulator', projectId: 'demo-exam', port: 9099, publicUrl: 'http://127.0.0.1:9099' },
      corsOrigins: [],
      limits: { perUser: 600, perAddress: 60_000, proxies: 0 },
      metricsToken: null,
      hasLocalMetrics: true,
      isHttpsOnly: false,
      seedDemo: true,
      drainMs: 0,
    });
  });

  it('name a real project, and then no demo is planted', () => {
    const config = configFrom({ ...real, FIREBASE_APP_ID: 'app', ADMIN_EMAILS: 'Head@Portal.example, two@portal.example' });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      seedDemo: false,
      adminEmails: ['head@portal.example', 'two@portal.example'],
      identity: { kind: 'firebase', projectId: 'portal-live', apiKey: 'key', authDomain: 'portal-live.firebaseapp.com', appId: 'app' },
    });
    expect(pageConfig(config.identity).emulator).toBeNull();
    expect(config.serviceAccount).toBeNull();
    expect(configFrom({ ...real, FIREBASE_SERVICE_ACCOUNT: '/keys/key.json' }).serviceAccount).toBe('/keys/key.json');
  });

  it('name accounts of the portal itself, with its address and a mail server', () => {
    const { identity, host } = configFrom(own);
    const expected = {
      kind: 'own',
      projectId: 'exam.example.org',
      publicUrl: 'https://exam.example.org',
      mailFrom: 'no-reply@exam.example.org',
    };
    expect([identity, host]).toEqual([{ ...expected, smtpUrl: own.SMTP_URL }, '0.0.0.0']);
    expect(pageConfig(identity)).toEqual({
      ...{ projectId: 'exam.example.org', apiKey: '', authDomain: '', appId: '', emulator: null, accounts: 'own' },
    });
    expect(
      configFrom({ ...own, PUBLIC_URL: 'http://localhost:8080', MAIL_FROM: 'exam@example.org', AUTH_EMULATOR: 'off' }).identity,
    ).toMatchObject({
      publicUrl: 'http://localhost:8080',
      mailFrom: 'exam@example.org',
    });
  });

  it.each([
    ['ACCOUNTS', { ACCOUNTS: 'other' }],
    ['AUTH_EMULATOR', { AUTH_EMULATOR: 'on' }],
    ['FIREBASE_API_KEY', { FIREBASE_API_KEY: 'key' }],
    ['FIREBASE_SERVICE_ACCOUNT', { FIREBASE_SERVICE_ACCOUNT: '/key.json' }],
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'exam.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://exam.example.org' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org' }],
    ['MAIL_FROM', { MAIL_FROM: 'The exam <exam@example.org>' }],
  ])('of such accounts say what is wrong with %s', (name, changes) => {
    expect(() => configFrom({ ...own, ...changes })).toThrow(ConfigFault);
    expect(() => configFrom({ ...own, ...changes })).toThrow(name);
  });

  it('name an OpenID Connect provider, alone, beside Firebase and beside accounts of the portal', () => {
    const alone = { ...provided, PUBLIC_URL: 'https://exam.example.org' };
    const { identity, oidc } = configFrom(alone);
    expect(identity).toEqual({ kind: 'oidc', projectId: 'exam.example.org', publicUrl: 'https://exam.example.org' });
    expect(oidc).toEqual({
      ...{ issuer: provided.OIDC_ISSUER, clientId: 'portal', clientSecret: provided.OIDC_CLIENT_SECRET, name: 'Our School' },
      publicUrl: 'https://exam.example.org',
    });
    expect(pageConfig(identity)).toMatchObject({ emulator: null, accounts: 'own', apiKey: '' });
    expect(configFrom({ ...alone, ...real }).identity.kind).toBe('firebase');
    expect(configFrom({ ...provided, ...own }).identity.kind).toBe('own');
    expect(configFrom({ ...alone, AUTH_EMULATOR: 'on' }).identity.kind).toBe('emulator');
    expect(configFrom(own).oidc).toBeNull();
  });

  it.each([
    ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: '' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: '' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'login.example.org' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://login.example.org' }],
    ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: 'short' }],
    ['OIDC_NAME', { OIDC_NAME: 'n'.repeat(41) }],
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://exam.example.org' }],
    ['FIREBASE_SERVICE_ACCOUNT', { FIREBASE_SERVICE_ACCOUNT: '/key.json' }],
    ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID: 'portal-live' }],
  ])('of a provider say what is wrong with %s', (name, changes) => {
    const settings = { ...provided, PUBLIC_URL: 'https://exam.example.org', ...changes };
    expect(() => configFrom(settings)).toThrow(ConfigFault);
    expect(() => configFrom(settings)).toThrow(name);
  });

  it('send traces only where they name a collector, of every request or of a share', () => {
    expect(configFrom(real).traces).toBeNull();
    expect(configFrom({ ...real, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }).traces).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      share: 1,
    });
    const some = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp', OTEL_TRACES_SAMPLER_ARG: '0.05' };
    expect(configFrom({ ...real, ...some }).traces).toEqual({ endpoint: 'https://collector.example/otlp', share: 0.05 });
  });

  it('name the file in which the machine says how it is', () => {
    expect(configFrom(real).machineState).toBeNull();
    expect(configFrom({ ...real, MACHINE_STATE: '/var/lib/m/state.json' }).machineState).toBe('/var/lib/m/state.json');
  });

  it('name a webhook with its secret, by http only in the own network', () => {
    expect(configFrom(real)).toMatchObject({ webhook: null, hasPrivateWebhook: false });
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const hook = { WEBHOOK_URL: 'https://hooks.school.example/portal', WEBHOOK_SECRET: secret };
    expect(configFrom({ ...real, ...hook }).webhook).toEqual({ url: 'https://hooks.school.example/portal', secret });
    const inward = { ...real, WEBHOOK_URL: 'http://127.0.0.1:9000/', WEBHOOK_SECRET: secret };
    expect(() => configFrom(inward)).toThrow('WEBHOOK_URL');
    expect(configFrom({ ...inward, WEBHOOK_PRIVATE: 'true' })).toMatchObject({
      webhook: { url: inward.WEBHOOK_URL },
      hasPrivateWebhook: true,
    });
  });

  it('give pages the address of the emulator, which may be a proxy on this machine', () => {
    const { identity } = configFrom({ ...emulated, AUTH_EMULATOR_PUBLIC_URL: 'http://localhost:9999/' });
    expect(pageConfig(identity)).toMatchObject({ projectId: 'demo-exam', emulator: 'http://localhost:9999' });
  });

  it.each([
    ['FIREBASE_PROJECT_ID', { AUTH_EMULATOR: '' }],
    ['FIREBASE_PROJECT_ID', { AUTH_EMULATOR: 'off' }],
    ['FIREBASE_PROJECT_ID', { AUTH_EMULATOR: '', FIREBASE_API_KEY: 'key', FIREBASE_PROJCT_ID: 'portal-live' }],
    ['AUTH_EMULATOR', { AUTH_EMULATOR: 'maybe' }],
    ['AUTH_EMULATOR', { FIREBASE_PROJECT_ID: 'portal-live', FIREBASE_API_KEY: 'key' }],
    ['AUTH_EMULATOR', { FIREBASE_APP_ID: 'app' }],
    ['FIREBASE_SERVICE_ACCOUNT', { FIREBASE_SERVICE_ACCOUNT: 'key.json' }],
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '70000' }],
    ['AUTH_EMULATOR_PORT', { AUTH_EMULATOR_PORT: '0' }],
    ['PORT and AUTH_EMULATOR_PORT', { PORT: '9099' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['AUTH_EMULATOR_PUBLIC_URL', { AUTH_EMULATOR_PUBLIC_URL: 'http://10.0.0.5:9099' }],
    ['AUTH_EMULATOR_PUBLIC_URL', { AUTH_EMULATOR_PUBLIC_URL: 'http://127.0.0.1.evil.test:9099' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['ADMIN_EMAILS', { ADMIN_EMAILS: 'head' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'everyone' }],
    ['RATE_LIMIT_USER', { RATE_LIMIT_USER: 'many' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
    ['SEED_DEMO', { SEED_DEMO: 'perhaps' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'https://hooks.school.example/' }],
    ['WEBHOOK_URL', { WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://hooks.school.example/', WEBHOOK_SECRET: 'A'.repeat(32) }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://hooks.school.example/', WEBHOOK_SECRET: `whsec_${'A'.repeat(28)}` }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://hooks.school.example/', WEBHOOK_SECRET: `whsec_${'A'.repeat(88)}` }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: 'half' }],
    ['FIREBASE_API_KEY', { AUTH_EMULATOR: '', FIREBASE_PROJECT_ID: 'portal-live' }],
    ['FIREBASE_PROJECT_ID', { ...real, AUTH_EMULATOR: '', FIREBASE_PROJECT_ID: 'demo-live' }],
  ])('with an error are named in one sentence: %s', (name, env) => {
    const fault = (() => {
      try {
        return configFrom({ ...emulated, ...env });
      } catch (reason) {
        return reason;
      }
    })();
    expect(fault).toBeInstanceOf(ConfigFault);
    expect((fault as ConfigFault).message).toMatch(new RegExp(`^${name} .+\\.$`));
  });
});
