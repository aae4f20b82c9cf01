import type { Identity } from './config/identity';

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

/** Headers of every page. `same-origin-allow-popups`: Google's sign-in popup needs its opener. */
export function securityHeaders(identity: Identity): Record<string, string> {
  return {
    'Content-Security-Policy': policy(identity),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Headers of every reply of the API: nothing in it is a page. */
export const apiHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** For those who came by https; one year. */
export const strictTransport = 'max-age=31536000; includeSubDomains';

export const cameByHttps = (forwardedProto: string | undefined): boolean => forwardedProto?.split(',')[0]?.trim() === 'https';
