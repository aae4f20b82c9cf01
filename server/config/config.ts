import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asciiLower } from './ascii-lower';
import { ConfigFault, countFrom, type Env, flagFrom, given, listFrom, portFrom, urlFrom } from './env';
import { hostFrom, type Identity, identityFrom } from './identity';
import { type Oidc, oidcFrom } from './oidc';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Where the portal keeps its data, and the admins that the settings name: all that commands need. */
export interface DataConfig {
  dataDir: string;
  /** PostgreSQL address, or null for the embedded SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Lower case. An account that has verified one of these addresses is an admin. */
  adminEmails: string[];
}

/** Everything that differs from one installation to another. */
export interface ServerConfig extends DataConfig {
  port: number;
  host: string;
  identity: Identity;
  /** The OpenID Connect provider by which people sign in too, or null. */
  oidc: Oidc | null;
  /** The key file of a service account that deletes accounts of the Firebase project, or null. */
  serviceAccount: string | null;
  /** Origins other than our own whose pages may call the API. */
  corsOrigins: string[];
  /** Requests a minute, and how many proxies of ours stand before us and add to `X-Forwarded-For`. */
  limits: { perUser: number; perAddress: number; proxies: number };
  /** What `/metrics` asks for; null: it is closed, but for `hasLocalMetrics`. */
  metricsToken: string | null;
  /** Whether this machine may read `/metrics` without a token: no proxy on it passes requests on. */
  hasLocalMetrics: boolean;
  /** Whether browsers are asked to keep to https whatever a proxy says of the way a request came. */
  isHttpsOnly: boolean;
  /** How long the process serves on after it was asked to end, while `/readyz` sends balancers elsewhere; 0: it has no balancer. */
  drainMs: number;
  /** Where traces go: the address of a collector without its path, and the share of requests that are followed, from 0 to 1. Null: no request is. */
  traces: { endpoint: string; share: number } | null;
  /** Whether a cache that keeps papers stands before us, a CDN for example (ADR 55). */
  hasCacheInFront: boolean;
  /** Whether messages by web push go to this machine too, and by http: for tests alone. */
  hasLoopbackPush: boolean;
  /** The webhook of the settings, which goes before one that an admin sets; null: there is none. `secret`: `whsec_` and base64. */
  webhook: { url: string; secret: string } | null;
  /** Whether the webhook may be a host of the own network, and this machine by http. */
  hasPrivateWebhook: boolean;
  /** The file in which the machine says how it is, or null (ADR 87). */
  machineState: string | null;
  seedDemo: boolean;
  logLevel: (typeof logLevels)[number];
  /** Where the built child processes lie. */
  builtDir: string;
  /** Where the built pages lie. */
  clientDir: string;
}

function levelFrom(env: Env, byDefault: ServerConfig['logLevel']): ServerConfig['logLevel'] {
  const text = given(env, 'LOG_LEVEL') ?? byDefault;
  const level = logLevels.find((known) => known === text);
  if (level !== undefined) return level;
  throw new ConfigFault(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
}

function originsFrom(env: Env): string[] {
  return listFrom(env, 'CORS_ORIGINS').map((text) => urlFrom(text, 'CORS_ORIGINS', ['http:', 'https:'], 'https://portal.example').origin);
}

function emailsFrom(env: Env): string[] {
  const emails = listFrom(env, 'ADMIN_EMAILS');
  const wrong = emails.find((email) => !/^[^@\s]+@[^@\s]+$/.test(email));
  if (wrong !== undefined) throw new ConfigFault(`ADMIN_EMAILS must be email addresses with commas between, and "${wrong}" is none.`);
  return emails.map(asciiLower);
}

function databaseFrom(env: Env): string | null {
  const text = given(env, 'DATABASE_URL');
  if (text === undefined) return null;
  urlFrom(text, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgresql://name:password@host:5432/portal');
  return text;
}

/** Named as OpenTelemetry names them, so that one setting serves all programs of a machine. */
function tracesFrom(env: Env): ServerConfig['traces'] {
  const text = given(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const share = given(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1';
  if (!/^(0(\.\d+)?|1(\.0+)?)$/.test(share)) throw new ConfigFault(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${share}".`);
  if (text === undefined) return null;
  const { href } = urlFrom(text, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://127.0.0.1:4318');
  return { endpoint: href.replace(/\/+$/, ''), share: Number(share) };
}

function serviceAccountIn(env: Env, { kind }: Identity): string | null {
  const file = given(env, 'FIREBASE_SERVICE_ACCOUNT');
  if (file === undefined) return null;
  if (kind === 'emulator') throw new ConfigFault('FIREBASE_SERVICE_ACCOUNT is for a Firebase project; the Auth emulator needs no key.');
  if (kind !== 'firebase') throw new ConfigFault('FIREBASE_SERVICE_ACCOUNT is for a Firebase project; accounts of the portal need no key.');
  return resolve(file);
}

function machineStateFrom(env: Env): string | null {
  const file = given(env, 'MACHINE_STATE');
  return file === undefined ? null : resolve(file);
}

/** The secret of Standard Webhooks: 24 to 64 bytes. */
function webhookFrom(env: Env): ServerConfig['webhook'] {
  const [url, secret] = [given(env, 'WEBHOOK_URL'), given(env, 'WEBHOOK_SECRET')];
  if (url === undefined && secret === undefined) return null;
  if (url === undefined || secret === undefined) throw new ConfigFault('WEBHOOK_URL and WEBHOOK_SECRET are set together or not at all.');
  const { length } = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret) || length < 24 || length > 64)
    throw new ConfigFault('WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64, as `openssl rand -base64 32` makes them.');
  return {
    url: urlFrom(
      url,
      'WEBHOOK_URL',
      flagFrom(env, 'WEBHOOK_PRIVATE', false) ? ['https:', 'http:'] : ['https:'],
      'https://hooks.school.example/portal',
    ).href,
    secret,
  };
}

/** The bundle lies in dist/server; run from source, the children are still the built ones. */
function builtDirOf(moduleUrl: string): string {
  const here = dirname(fileURLToPath(moduleUrl));
  return moduleUrl.endsWith('.ts') ? resolve(here, '../dist/server') : here;
}

/** Reads the part of the environment that commands need. Throws {@link ConfigFault}. */
export const dataConfigFrom = (env: Env): DataConfig => ({
  dataDir: resolve(given(env, 'DATA_DIR') ?? '.data'),
  databaseUrl: databaseFrom(env),
  adminEmails: emailsFrom(env),
});

/** Reads the environment. Throws {@link ConfigFault} at the first value that cannot be used. */
export function configFrom(env: Env): ServerConfig {
  const oidc = oidcFrom(env);
  const identity = identityFrom(env, oidc);
  const builtDir = builtDirOf(import.meta.url);
  const isEmulated = identity.kind === 'emulator';
  const port = portFrom(env, 'PORT', 8080);
  if (isEmulated && identity.port === port) throw new ConfigFault(`PORT and AUTH_EMULATOR_PORT are both ${port}; give each its own.`);
  return {
    port,
    host: hostFrom(env, identity),
    ...dataConfigFrom(env),
    identity,
    oidc,
    serviceAccount: serviceAccountIn(env, identity),
    corsOrigins: originsFrom(env),
    limits: {
      perUser: countFrom(env, 'RATE_LIMIT_USER', 600),
      perAddress: countFrom(env, 'RATE_LIMIT_ADDRESS', 60_000),
      proxies: countFrom(env, 'TRUSTED_PROXIES', 0),
    },
    metricsToken: given(env, 'METRICS_TOKEN') ?? null,
    hasLocalMetrics: flagFrom(env, 'METRICS_LOCAL', isEmulated),
    isHttpsOnly: flagFrom(env, 'HTTPS_ONLY', false),
    drainMs: countFrom(env, 'DRAIN_SECONDS', 0) * 1_000,
    traces: tracesFrom(env),
    hasCacheInFront: flagFrom(env, 'CACHE_IN_FRONT', false),
    hasLoopbackPush: flagFrom(env, 'PUSH_LOOPBACK', false),
    webhook: webhookFrom(env),
    hasPrivateWebhook: flagFrom(env, 'WEBHOOK_PRIVATE', false),
    machineState: machineStateFrom(env),
    seedDemo: flagFrom(env, 'SEED_DEMO', isEmulated),
    logLevel: levelFrom(env, isEmulated ? 'warn' : 'info'),
    builtDir,
    clientDir: join(builtDir, '../client'),
  };
}
