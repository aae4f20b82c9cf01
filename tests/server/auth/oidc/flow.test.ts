import { EncryptJWT } from 'jose';
import { expect, it } from 'vitest';
import { openFlowSeal } from '../../../../server/auth/oidc/flow';

const flow = { state: 's', nonce: 'n', verifier: 'v', returnTo: '/user/dashboard' };
const now = Date.parse('2026-03-01T09:00:00Z');
const [secret, about] = ['a secret of the client', 'https://login.test portal'];

it('is read again for ten minutes, in any process with the same settings', async () => {
  const { seal, seconds } = openFlowSeal(secret, about);
  const sealed = await seal(flow, now);
  const { open } = openFlowSeal(secret, about);
  expect(await open(sealed, now + (seconds - 1) * 1_000)).toEqual(expect.objectContaining(flow));
  expect(await open(sealed, now + (seconds + 1) * 1_000)).toBeNull();
  expect(sealed).not.toContain(Buffer.from('dashboard').toString('base64url'));
});

it('is not read by the secret of others, or about another provider', async () => {
  const sealed = await openFlowSeal(secret, about).seal(flow, now);
  expect(await openFlowSeal('another secret', about).open(sealed, now)).toBeNull();
  expect(await openFlowSeal(secret, 'https://login.test other').open(sealed, now)).toBeNull();
});

it('is never without an end, of another form, long or changed', async () => {
  const { open, seal } = openFlowSeal(secret, about);
  const sealed = await seal(flow, now);
  const parts = sealed.split('.');
  const unsealed = new Uint8Array(32);
  const foreign = await new EncryptJWT(flow).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).setExpirationTime('1h').encrypt(unsealed);
  const odd = ['', '.', '....', 'x'.repeat(9_000), foreign, parts.slice(0, 4).join('.'), `${parts[0]}..${parts[2]}.${parts[3]}.AAAA`];
  for (const text of odd) expect(await open(text, now), text).toBeNull();
});
