import type { Identity } from '../config/identity';

const googleScripts = 'https://apis.google.com https://www.gstatic.com https://www.google.com/recaptcha/';
const googleCalls = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://apis.google.com';
const googleFrames = 'https://www.google.com/recaptcha/ https://recaptcha.google.com https://apis.google.com';

function policy(identity: Identity): string {
  const isEmulated = identity.kind === 'emulator';
  const ours = isEmulated ? identity.publicUrl : `https://${identity.authDomain}`;
  return [
    "default-src 'self'",
    `script-src 'self' ${googleScripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob: https://*.googleusercontent.com https://www.gstatic.com",
    "font-src 'self' data:",
    `connect-src 'self' ${googleCalls}${isEmulated ? ` ${ours}` : ''}`,
    `frame-src 'self' ${googleFrames} ${ours}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What no page of ours uses, and so no script in one may ask for. */
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

/** Headers of every reply of the API: nothing in it is a page. */
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
 * The same headers, and for requests that came by https the one that asks browsers to keep to it. Those are the ones of which a proxy says so
 * (`X-Forwarded-Proto`), and all where the settings say that nothing else is offered.
 */
export function withTransport(
  headers: Readonly<Record<string, string>>,
  isHttpsOnly: boolean,
): (forwardedProto: string | undefined) => Readonly<Record<string, string>> {
  const secure = { ...headers, ...strictTransport };
  return (forwardedProto) => (isHttpsOnly || cameByHttps(forwardedProto) ? secure : headers);
}
