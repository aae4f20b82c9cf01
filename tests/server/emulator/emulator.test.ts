import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { mayChangeAccounts } from '../../../server/emulator/held-reply';
import { latest } from '../../../server/emulator/latest';
import { ownPagesOnly } from '../../../server/emulator/local-only';

// The emulator's process is tested in main.test.ts.
describe('a request to the emulator', () => {
  it.each([
    [true, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k'],
    [true, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k'],
    [true, 'POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/signupNewUser'],
    [true, 'GET', '/emulator/action?mode=verifyEmail&oobCode=1'],
    [true, 'DELETE', '/emulator/v1/projects/demo-exam/accounts'],
    [false, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k'],
    [false, 'POST', '/securetoken.googleapis.com/v1/token?key=k'],
    [false, 'OPTIONS', '/identitytoolkit.googleapis.com/v1/accounts:signUp'],
    [false, 'GET', '/emulator/v1/projects/demo-exam/verificationCodes'],
  ])('may change accounts: %s %s %s', (may, method, url) => expect(mayChangeAccounts({ method, url })).toBe(may));

  it.each([
    [true, {}, 'no page'],
    [true, { origin: 'http://127.0.0.1:8080' }, 'a page of this machine'],
    [true, { origin: 'https://localhost:5173' }, 'a page of this machine, by name'],
    [true, { origin: 'http://[::1]:8080' }, 'a page of this machine, by IPv6'],
    [false, { origin: 'https://evil.example' }, 'a page of another site'],
    [false, { origin: 'http://localhost.evil.example' }, 'a page of a name that begins alike'],
    [false, { origin: 'http://evil.example/localhost' }, 'no origin'],
    [false, { origin: 'null' }, 'a page without an origin'],
    [false, { host: 'evil.example:9099' }, 'a name that leads here'],
    [false, { 'x-forwarded-for': '1.1.1.1' }, 'a proxy'],
  ])('is answered: %s, with %j, from %s', async (may, headers: Record<string, string>, _from) => {
    const server = createServer(ownPagesOnly((_, response) => response.end('answered'))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const request = get({ host: '127.0.0.1', port, headers: { host: `127.0.0.1:${port}`, ...headers } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const body = await response.toArray();
    expect([response.statusCode, Buffer.concat(body).toString().includes('answered')]).toEqual(may ? [200, true] : [403, false]);
    server.close();
  });

  it('is saved by a run that began after it; many requests share one run', async () => {
    const ends: (() => void)[] = [];
    let runs = 0;
    const save = latest(() => {
      runs += 1;
      return new Promise((resolve) => ends.push(resolve));
    });
    const first = save();
    const others = [save(), save(), save()];
    expect(runs).toBe(1);
    ends[0]?.();
    await first;
    await Promise.resolve();
    expect(runs).toBe(2);
    ends[1]?.();
    await Promise.all(others);
    expect(runs).toBe(2);
  });
});
