import { describe, expect, it } from 'vitest';
import { apiHeaders, securityHeaders, withTransport } from '../../../server/pages/security-headers';

const identity = { kind: 'firebase', projectId: 'p', apiKey: 'k', authDomain: 'p.test', appId: '' } as const;
const strict = 'Strict-Transport-Security';

describe.each([
  ['a page', securityHeaders(identity)],
  ['a reply of the API', apiHeaders],
])('%s', (_, headers) => {
  it.each([
    ['by https, as a proxy says', 'https', false, true],
    ['by https and then by http behind it', 'https,http', false, true],
    ['by http, as a proxy says', 'http', false, false],
    ['with no word of a proxy', undefined, false, false],
    ['with no word of a proxy, where the settings know', undefined, true, true],
  ])('requested %s has HSTS: %s, %s → %s', (_, proto, isHttpsOnly, isStrict) =>
    expect(strict in withTransport(headers, isHttpsOnly)(proto)).toBe(isStrict),
  );

  it('allows no camera, microphone or location', () => {
    for (const feature of ['camera', 'microphone', 'geolocation']) expect(headers['Permissions-Policy']).toContain(`${feature}=()`);
  });
});

it('lets pages of a portal with accounts of its own load nothing from other machines', () => {
  const own = {
    kind: 'own',
    projectId: 'p.test',
    publicUrl: 'https://p.test',
    smtpUrl: 'smtp://p.test',
    mailFrom: 'no-reply@p.test',
  } as const;
  const policy = securityHeaders(own)['Content-Security-Policy'] ?? '';
  expect(policy).not.toContain('https:');
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("script-src 'self';");
});
