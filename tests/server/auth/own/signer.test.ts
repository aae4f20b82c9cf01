import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIdentity } from '../../../../server/auth/identity';
import { openIdentityClock } from '../../../../server/auth/identity-clock';
import { openSigner } from '../../../../server/auth/own/signer';
import { ownIssuer } from '../../../../server/auth/token';
import { freshnessOf } from '../../../../server/memory/reread';
import { Refusal } from '../../../../server/replies/refusal';
import type { Store } from '../../../../server/store/engine/store';
import { openStore } from '../../../../server/store/open/open';
import { signingKeys } from '../../../../server/store/people/own/signing-keys';

let dataDir: string;
let store: Store;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'signer-'));
  store = await openStore({ dataDir, databaseUrl: null }, () => undefined);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const issuer = ownIssuer('https://exam.test');
const asha = { uid: 'asha', email: 'asha@portal.test' };
const open = () => openSigner(store, issuer, freshnessOf(false));

it('makes one key for processes that start together, and each reads what the other signs', async () => {
  const [one, two] = [open(), open()];
  const tokens = await Promise.all([one.mint(asha, Date.now()), two.mint(asha, Date.now())]);
  expect(await signingKeys(store.db)).toHaveLength(1);
  for (const signer of [one, two])
    for (const token of tokens)
      expect(await signedIdentity(issuer, openIdentityClock(), signer.keys)(token)).toEqual({
        ...{ uid: 'asha', email: 'asha@portal.test', isEmailVerified: true, phone: '', saidAt: expect.any(Number) },
      });
});

it('signs for this portal alone', async () => {
  const token = await open().mint(asha, Date.now());
  const elsewhere = signedIdentity(ownIssuer('https://other.test'), openIdentityClock(), open().keys);
  await expect((async () => elsewhere(token))()).rejects.toBeInstanceOf(Refusal);
});

it('signs with a new key after three months, takes the tokens of both while they are good, and drops the old one then', async () => {
  const [one, two] = [open(), open()];
  const keys = async () => (await signingKeys(store.db)).map(({ place }) => place);
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;
  const day = 86_400_000;
  const old = await one.mint(asha, Date.now());
  const due = Date.now() + 91 * day;
  const [last, other] = await Promise.all([one.mint(asha, due), two.mint(asha, due)]);
  expect(await keys()).toEqual([1, 2]);
  // Not every process may have heard of the new key.
  expect([kidOf(last), kidOf(other)]).toEqual([kidOf(old), kidOf(old)]);
  const next = await one.mint(asha, due + 60_000);
  expect(kidOf(next)).not.toBe(kidOf(old));
  for (const token of [last, next]) expect(await two.keys({ ...decodeProtectedHeader(token), alg: 'RS256' })).toBeDefined();
  await one.mint(asha, due + 2 * 3_600_000);
  expect(await keys()).toEqual([1, 2]);
  expect(kidOf(await one.mint(asha, due + 3 * 3_600_000))).toBe(kidOf(next));
  expect(await keys()).toEqual([2]);
});
