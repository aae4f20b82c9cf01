import type { Identity } from '../config/identity';

const googleScripts = 'https://apis.google.com https://www.gstatic.com https://www.google.com/recaptcha/';
const googleCalls = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://apis.google.com';
const googleFrames = 'https://www.google.com/recaptcha/ https://recaptcha.google.com https://apis.google.com';

/** What pages load of the identity service, beside the portal's own: sources of scripts, pictures, requests and frames. */
function sourcesOf(identity: Identity): { scripts: string; pictures: string; calls: string; frames: string } {
  if (identity.kind === 'own' || identity.kind === 'oidc') return { scripts: '', pictures: '', calls: '', frames: '' };
  const isEmulated = identity.kind === 'emulator';
  const ours = isEmulated ? identity.publicUrl : `https://${identity.authDomain}`;
  return {
    scripts: ` ${googleScripts}`,
    pictures: ' https://*.googleusercontent.com https://www.gstatic.com',
    calls: ` ${googleCalls}${isEmulated ? ` ${ours}` : ''}`,
    frames: ` ${googleFrames} ${ours}`,
  };
}

function policy(identity: Identity): string {
  const { scripts, pictures, calls, frames } = sourcesOf(identity);
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self' data:",
    `connect-src 'self'${calls}`,
    `frame-src 'self'${frames}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Features that no page uses, so that no script may request them. */
const permissions = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every page. `same-origin-allow-popups`: Google's sign-in popup needs its opener. */
export function securityHeaders(identity: Identity): Record<string, string> {
  return {
    'Content-Security-Policy': policy(identity),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Headers of every reply of the API, which is never a page. */
export const apiHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissions,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** One year. */
const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

const cameByHttps = (forwardedProto: string | undefined): boolean => forwardedProto?.split(',')[0]?.trim() === 'https';

/**
 * Adds HSTS to the headers of requests that came by HTTPS: those with `X-Forwarded-Proto: https` from a proxy, or all requests if the settings
 * say that only HTTPS is offered.
 */
export function withTransport(
  headers: Readonly<Record<string, string>>,
  isHttpsOnly: boolean,
): (forwardedProto: string | undefined) => Readonly<Record<string, string>> {
  const secure = { ...headers, ...strictTransport };
  return (forwardedProto) => (isHttpsOnly || cameByHttps(forwardedProto) ? secure : headers);
}
