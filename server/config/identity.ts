import { ConfigFault, type Env, flagFrom, given, portFrom, urlFrom } from './env';
import type { Oidc } from './oidc';
import { bare, loopback, publicUrlFrom } from './public-url';

/** Where the identity of callers comes from. */
export type Identity =
  | { kind: 'emulator'; projectId: string; port: number /** What pages are told as its address. */; publicUrl: string }
  | { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string; appId: string }
  /** Accounts of the portal's own (ADR 77). `publicUrl`: the portal's origin, which links in emails begin with. `projectId`: the origin's host. */
  | { kind: 'own'; projectId: string; publicUrl: string; smtpUrl: string; mailFrom: string }
  /** An OpenID Connect provider alone (ADR 79): neither Firebase nor passwords. */
  | { kind: 'oidc'; projectId: string; publicUrl: string };

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

function ownFrom(env: Env): Identity {
  const other = ['AUTH_EMULATOR', ...firebaseSettings].find((name) => !['', 'off', 'false', 'no', '0'].includes(given(env, name) ?? ''));
  if (other !== undefined) throw new ConfigFault(`ACCOUNTS=own and ${other} exclude each other: a portal has one identity service.`);
  const { hostname, origin, host } = publicUrlFrom(env, 'ACCOUNTS=own sends links by email, which begin with the address of the portal');
  const smtp = given(env, 'SMTP_URL');
  if (smtp === undefined)
    throw new ConfigFault('SMTP_URL is missing: ACCOUNTS=own sends emails, by an address like smtps://name:password@mail.example.org.');
  const { href: smtpUrl } = urlFrom(smtp, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://name:password@mail.example.org');
  const mailFrom = given(env, 'MAIL_FROM') ?? `no-reply@${bare(hostname)}`;
  if (!/^[^@\s<>]+@[^@\s<>]+$/.test(mailFrom)) throw new ConfigFault(`MAIL_FROM must be one email address, not "${mailFrom}".`);
  return { kind: 'own', projectId: host, publicUrl: origin, smtpUrl, mailFrom };
}

/** Whether the portal has accounts of its own. */
function hasOwnAccounts(env: Env): boolean {
  const text = given(env, 'ACCOUNTS');
  if (text !== undefined && text !== 'own') throw new ConfigFault(`ACCOUNTS must be "own" or missing, not "${text}".`);
  return text === 'own';
}

/** Where the identity comes from that is none of the portal's own accounts. The emulator only where the settings ask for it (ADR 27): its tokens are unsigned, so anyone can make one for an admin. */
function othersFrom(env: Env, oidc: Oidc | null): Identity {
  if (flagFrom(env, 'AUTH_EMULATOR', false)) return emulatorFrom(env);
  const hasFirebase = firebaseSettings.some((name) => given(env, name) !== undefined);
  if (oidc === null || hasFirebase) return firebaseFrom(env);
  return { kind: 'oidc', projectId: new URL(oidc.publicUrl).host, publicUrl: oidc.publicUrl };
}

/** Reads which identity service the settings name. `oidc`: the provider beside it, or alone. Throws {@link ConfigFault}. */
export const identityFrom = (env: Env, oidc: Oidc | null): Identity => (hasOwnAccounts(env) ? ownFrom(env) : othersFrom(env, oidc));

/** The address to listen on: with the emulator none but this machine's own. */
export function hostFrom(env: Env, identity: Identity): string {
  const text = given(env, 'HOST');
  const host = text === undefined ? undefined : bare(text);
  if (identity.kind !== 'emulator') return host ?? '0.0.0.0';
  if (host === undefined) return '127.0.0.1';
  if (loopback.includes(host)) return host;
  throw new ConfigFault(
    'HOST must stay on this machine (127.0.0.1) while the Auth emulator is used: anyone could forge its unsigned tokens.',
  );
}
