import { ConfigFault, type Env, flagFrom, given, portFrom, urlFrom } from './env';

/** Where the identity of callers comes from. */
export type Identity =
  | { kind: 'emulator'; projectId: string; port: number /** What pages are told as its address. */; publicUrl: string }
  | { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string; appId: string };

const loopback = ['localhost', '127.0.0.1', '::1'];

/** Addresses write IPv6 in brackets, sockets without. */
const bare = (host: string): string => host.replace(/^\[(.+)\]$/, '$1');

/** Settings of a real project. One of them beside the emulator is a mistake, and the emulator would be the dangerous reading of it. */
const firebaseSettings = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_APP_ID'];

function emulatorFrom(env: Env): Identity {
  const named = firebaseSettings.find((name) => given(env, name) !== undefined);
  if (named !== undefined) throw new ConfigFault(`AUTH_EMULATOR must be off where ${named} is set: a portal has one identity service.`);
  const port = portFrom(env, 'AUTH_EMULATOR_PORT', 9099);
  const text = given(env, 'AUTH_EMULATOR_PUBLIC_URL') ?? `http://127.0.0.1:${port}`;
  const url = urlFrom(text, 'AUTH_EMULATOR_PUBLIC_URL', ['http:', 'https:'], 'http://127.0.0.1:9099');
  if (!loopback.includes(bare(url.hostname)))
    throw new ConfigFault(`AUTH_EMULATOR_PUBLIC_URL must be on this machine (127.0.0.1 or localhost): the emulator's tokens are unsigned.`);
  return { kind: 'emulator', projectId: 'demo-exam', port, publicUrl: url.origin };
}

function firebaseFrom(env: Env): Identity {
  const projectId = given(env, 'FIREBASE_PROJECT_ID');
  if (projectId === undefined)
    throw new ConfigFault(
      'FIREBASE_PROJECT_ID is missing. Set it and FIREBASE_API_KEY for a Firebase project, or AUTH_EMULATOR=on to use the Auth emulator on this machine.',
    );
  const apiKey = given(env, 'FIREBASE_API_KEY');
  if (apiKey === undefined)
    throw new ConfigFault('FIREBASE_API_KEY is missing: FIREBASE_PROJECT_ID names a real project, and pages need its key.');
  if (projectId.startsWith('demo-'))
    throw new ConfigFault(
      'FIREBASE_PROJECT_ID must not start with "demo-": such projects exist in the emulator only. For that one set AUTH_EMULATOR=on instead.',
    );
  const authDomain = given(env, 'FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`;
  return { kind: 'firebase', projectId, apiKey, authDomain, appId: given(env, 'FIREBASE_APP_ID') ?? '' };
}

/** The emulator only where the settings ask for it (ADR 27): its tokens are unsigned, so anyone can make one for an admin. */
export const identityFrom = (env: Env): Identity => (flagFrom(env, 'AUTH_EMULATOR', false) ? emulatorFrom(env) : firebaseFrom(env));

/** The address to listen on: with the emulator none but this machine's own. */
export function hostFrom(env: Env, identity: Identity): string {
  const text = given(env, 'HOST');
  const host = text === undefined ? undefined : bare(text);
  if (identity.kind === 'firebase') return host ?? '0.0.0.0';
  if (host === undefined) return '127.0.0.1';
  if (loopback.includes(host)) return host;
  throw new ConfigFault(
    'HOST must stay on this machine (127.0.0.1) while the Auth emulator is used: anyone could forge its unsigned tokens.',
  );
}
