import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '../kit/portal';
import { projectId } from '../kit/token';

const friend = 'https://portal.example';

describe('pages of an allowed origin', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    const identity = { kind: 'emulator', projectId, port: 9099, publicUrl: 'http://127.0.0.1:9099' } as const;
    portal = await openPortal(null, {
      config: {
        identity,
        oidc: null,
        adminEmails: [],
        corsOrigins: [friend],
        metricsToken: null,
        hasLocalMetrics: false,
        hasCacheInFront: false,
        hasLoopbackPush: false,
        hasPrivateWebhook: false,
        webhook: null,
      },
    });
  });
  afterAll(() => portal.close());

  const asked = (origin: string) => portal.holding(null).sends('/assessment/available', { headers: { Origin: origin } });

  it('may read replies, their date and their Retry-After', async () => {
    const { headers } = await asked(friend);
    expect(headers.get('access-control-allow-origin')).toBe(friend);
    for (const name of ['Date', 'ETag', 'Retry-After']) expect(headers.get('access-control-expose-headers')).toContain(name);
  });

  it('may send a token and JSON', async () => {
    const headers = {
      Origin: friend,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    const reply = await portal.holding(null).sends('/assessment/1/submit', { method: 'OPTIONS', headers });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type');
  });

  it.each(['https://evil.test', `${friend}.evil.test`, 'null'])('%s may not', async (origin) => {
    expect((await asked(origin)).headers.get('access-control-allow-origin')).toBeNull();
  });
});
