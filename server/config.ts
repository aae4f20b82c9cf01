import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigFault, countFrom, type Env, flagFrom, given, listFrom, portFrom, urlFrom } from './env';

/** Where the identity of callers comes from. */
export type Identity =
  | { kind: 'emulator'; projectId: string; port: number /** What pages are told as its address. */; publicUrl: string }
  | { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string; appId: string };

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Everything that differs from one installation to another. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL address, or null for the embedded SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Lower case; whoever signs in with one of these, verified, is an admin from then on. */
  adminEmails: string[];
  identity: Identity;
  /** Origins other than our own whose pages may call the API. */
  corsOrigins: string[];
  /** Requests a minute, and how many proxies of ours stand before us and add to `X-Forwarded-For`. */
  limits: { perUser: number; perAddress: number; proxies: number };
  /** Who may read `/metrics` from elsewhere; null: only this machine. */
  metricsToken: string | null;
  seedDemo: boolean;
  logLevel: (typeof logLevels)[number];
  /** Where the built child processes lie. */
  builtDir: string;
  /** Where the built pages lie. */
  clientDir: string;
}

function levelFrom(env: Env, byDefault: Config['logLevel']): Config['logLevel'] {
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
  return emails.map((email) => email.toLowerCase());
}

const loopback = ['localhost', '127.0.0.1', '::1'];

/** Addresses write IPv6 in brackets, sockets without. */
const bare = (host: string): string => host.replace(/^\[(.+)\]$/, '$1');

function emulatorFrom(env: Env): Identity {
  const port = portFrom(env, 'AUTH_EMULATOR_PORT', 9099);
  const text = given(env, 'AUTH_EMULATOR_PUBLIC_URL') ?? `http://127.0.0.1:${port}`;
  const url = urlFrom(text, 'AUTH_EMULATOR_PUBLIC_URL', ['http:', 'https:'], 'http://127.0.0.1:9099');
  if (!loopback.includes(bare(url.hostname)))
    throw new ConfigFault(`AUTH_EMULATOR_PUBLIC_URL must be on this machine (127.0.0.1 or localhost): the emulator's tokens are unsigned.`);
  return { kind: 'emulator', projectId: 'demo-exam', port, publicUrl: url.origin };
}

function firebaseFrom(env: Env, projectId: string): Identity {
  const apiKey = given(env, 'FIREBASE_API_KEY');
  if (apiKey === undefined)
    throw new ConfigFault('FIREBASE_API_KEY is missing: FIREBASE_PROJECT_ID names a real project, and pages need its key.');
  if (projectId.startsWith('demo-'))
    throw new ConfigFault(
      'FIREBASE_PROJECT_ID must not start with "demo-": such projects exist in the emulator only. Leave it out to use the emulator.',
    );
  const authDomain = given(env, 'FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`;
  return { kind: 'firebase', projectId, apiKey, authDomain, appId: given(env, 'FIREBASE_APP_ID') ?? '' };
}

function hostFrom(env: Env, identity: Identity): string {
  const text = given(env, 'HOST');
  const host = text === undefined ? undefined : bare(text);
  if (identity.kind === 'firebase') return host ?? '0.0.0.0';
  if (host === undefined) return '127.0.0.1';
  if (loopback.includes(host)) return host;
  throw new ConfigFault(
    'HOST must stay on this machine (127.0.0.1) while the Auth emulator is used: anyone could forge its unsigned tokens.',
  );
}

function databaseFrom(env: Env): string | null {
  const text = given(env, 'DATABASE_URL');
  if (text === undefined) return null;
  urlFrom(text, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgresql://name:password@host:5432/portal');
  return text;
}

/** The bundle lies in dist/server; run from source, the children are still the built ones. */
function builtDirOf(moduleUrl: string): string {
  const here = dirname(fileURLToPath(moduleUrl));
  return moduleUrl.endsWith('.ts') ? resolve(here, '../dist/server') : here;
}

/** Reads the environment. Throws {@link ConfigFault} at the first value that cannot be used. */
export function configFrom(env: Env): Config {
  const projectId = given(env, 'FIREBASE_PROJECT_ID');
  const identity = projectId === undefined ? emulatorFrom(env) : firebaseFrom(env, projectId);
  const builtDir = builtDirOf(import.meta.url);
  const isEmulated = identity.kind === 'emulator';
  const port = portFrom(env, 'PORT', 8080);
  if (isEmulated && identity.port === port) throw new ConfigFault(`PORT and AUTH_EMULATOR_PORT are both ${port}; give each its own.`);
  return {
    port,
    host: hostFrom(env, identity),
    dataDir: resolve(given(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: databaseFrom(env),
    adminEmails: emailsFrom(env),
    identity,
    corsOrigins: originsFrom(env),
    limits: {
      perUser: countFrom(env, 'RATE_LIMIT_USER', 600),
      perAddress: countFrom(env, 'RATE_LIMIT_ADDRESS', 60_000),
      proxies: countFrom(env, 'TRUSTED_PROXIES', 0),
    },
    metricsToken: given(env, 'METRICS_TOKEN') ?? null,
    seedDemo: flagFrom(env, 'SEED_DEMO', isEmulated),
    logLevel: levelFrom(env, isEmulated ? 'warn' : 'info'),
    builtDir,
    clientDir: join(builtDir, '../client'),
  };
}
