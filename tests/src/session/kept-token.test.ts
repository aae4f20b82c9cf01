import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { Device } from '../../../src/runner/device/db';
import { forget, remember, setting } from '../../../src/runner/device/people';
import { connectionTo } from '../../../src/session/keeper/connection';
import { type TokenShelf, tokenShelf } from '../../../src/session/keeper/kept-token';
import { identifiedAs, personAs } from './kit';

const hour = 3_600_000;
const base64url = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const jwt = (name: string, until: number) => `${base64url({ alg: 'RS256' })}.${base64url({ name, exp: until / 1000 })}.signature`;

let now = 0;
let db: Device;
let shelf: TokenShelf;
let devices = 0;
const token = jwt('~~~??? first', hour);

beforeEach(async () => {
  devices += 1;
  now = 0;
  db = new Device(`tokens-${devices}`);
  shelf = tokenShelf(db, () => now);
  await remember(db, personAs('asha'));
});

it('keeps the token of the signed-in person until a minute before its end', async () => {
  expect(await shelf.read()).toBeNull();
  await shelf.keep('asha', token);
  now = hour - 60_001;
  expect(await shelf.read()).toBe(token);
  expect(await tokenShelf(db, () => now).read()).toBe(token);
  now += 1;
  expect(await shelf.read()).toBeNull();
});

it('has none for any other person, also after another sign-in', async () => {
  await shelf.keep('asha', token);
  await remember(db, personAs('bela'));
  expect(await shelf.read()).toBeNull();
  await shelf.keep('asha', jwt('later', 2 * hour));
  expect(await setting(db, 'token')).toMatchObject({ token });
  await shelf.keep('bela', jwt('hers', hour));
  expect(await shelf.read()).toBe(jwt('hers', hour));
});

it('is given as the token of exactly its person', async () => {
  await shelf.keep('asha', token);
  expect([await shelf.read('asha'), await shelf.read('bela')]).toEqual([token, null]);
  const place = { holder: async () => identifiedAs('asha'), watch: () => undefined, signOut: async () => undefined };
  const here = connectionTo(
    async () => place,
    shelf,
    () => undefined,
  );
  expect([await here.tokenAtHand('asha'), await here.tokenAtHand('bela')]).toEqual([token, null]);
  // Now the identity service is loaded.
  expect([await here.tokenAtHand('asha'), await here.tokenAtHand('bela')]).toEqual(["asha's token", null]);
});

it('is deleted by a sign-out, and not stored after one', async () => {
  await shelf.keep('asha', token);
  await forget(db);
  expect(await setting(db, 'token')).toBeNull();
  await shelf.keep('asha', jwt('late', hour));
  expect(await setting(db, 'token')).toBeNull();
});

it.each(['', 'no token', 'a.b.c', `a.${btoa('{}')}.c`])('is not stored without an end: %j', async (strange) => {
  await shelf.keep('asha', strange);
  expect(await setting(db, 'token')).toBeNull();
});

it('is not stored where the device stores nothing', async () => {
  db.close();
  await shelf.keep('asha', token);
  expect(await shelf.read()).toBeNull();
});

it("saves a page from loading the identity service until it is needed; then the service's answer counts", async () => {
  let setUps = 0;
  const her = { ...identifiedAs('asha'), token: async () => jwt('of the service', hour) };
  const service = connectionTo(
    async () => {
      setUps += 1;
      return { holder: async () => her, watch: () => undefined, signOut: async () => undefined };
    },
    shelf,
    () => undefined,
  );
  await shelf.keep('asha', token);
  expect(await service.tokenAtHand()).toBe(token);
  expect(setUps).toBe(0);
  expect(await service.token('asha')).toBe(jwt('of the service', hour));
  expect(await service.tokenAtHand()).toBe(jwt('of the service', hour));
  expect(setUps).toBe(1);
});

it('is requested from the identity service where the device has none, and then stored', async () => {
  const her = { ...identifiedAs('asha'), token: async () => token };
  const service = connectionTo(
    async () => ({ holder: async () => her, watch: () => undefined, signOut: async () => undefined }),
    shelf,
    () => undefined,
  );
  expect(await service.tokenAtHand()).toBe(token);
  await expect.poll(() => shelf.read()).toBe(token);
});
