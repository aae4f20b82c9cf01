import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device } from '../../../../src/runner/device/db';
import { ownSignIn, ownToken, SignInEnded } from '../../../../src/runner/device/own/own-token';
import { setting } from '../../../../src/runner/device/people';

/** A browser without locks. */
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

const now = 1_000_000;
const kept = { uid: 'asha', email: 'a@b.test', displayName: 'Asha', device: 'd', refreshToken: 'r1', token: 't1', until: now + 3_600_000 };

async function deviceWith(changes: Partial<typeof kept> = {}): Promise<Device> {
  const db = new Device(crypto.randomUUID());
  await db.settings.put({ key: 'own-sign-in', value: { ...kept, ...changes } });
  return db;
}

const answer = (n: number) => ({ uid: 'asha', email: 'a@b.test', name: 'Asha', idToken: `t${n}`, expiresIn: 3_600, refreshToken: `r${n}` });
const refusal = (code: string, reason: string, from = 'exam-portal') => ({ code, message: 'No.', reason: { code: reason }, from });

/** A server that gives these replies in turn, and what it was asked. */
function server(...replies: (readonly [status: number, body: unknown] | 'no network')[]) {
  const asked: unknown[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)));
    const reply = replies[asked.length - 1];
    if (reply === undefined || reply === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply[1]), { status: reply[0] });
  };
  return { asked, place: { base: '/api', fetch: fetch as typeof globalThis.fetch } };
}

const at = () => now;

it('is the stored one while it is good, and asks nobody', async () => {
  const { asked, place } = server();
  expect(await ownToken(await deviceWith(), place, 'asha', false, at)).toBe('t1');
  expect(asked).toEqual([]);
});

it('is the next one after the end of the stored one, or where a fresh one is asked for, and the next refresh token is kept', async () => {
  for (const [until, isFresh] of [
    [now + 59_000, false],
    [now + 3_600_000, true],
  ] as const) {
    const db = await deviceWith({ until });
    const { asked, place } = server([200, answer(2)], [200, answer(3)]);
    expect(await ownToken(db, place, 'asha', isFresh, at)).toBe('t2');
    expect(await ownToken(db, place, 'asha', false, at)).toBe('t2');
    expect(await setting(db, 'own-sign-in')).toEqual({ ...kept, refreshToken: 'r2', token: 't2', until: now + 3_600_000 });
    expect(asked).toEqual([{ refreshToken: 'r1', device: 'd' }]);
  }
});

it('is the next one also where the device takes no writes', async () => {
  const db = await deviceWith({ until: 0 });
  vi.spyOn(db, 'transaction').mockImplementation(() => Promise.reject(new DOMException('full', 'QuotaExceededError')) as never);
  const { place } = server([200, answer(2)]);
  expect(await ownToken(db, place, 'asha', false, at)).toBe('t2');
});

it('is refreshed once where two pages ask at the same time', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const { asked, place } = server([200, answer(2)], [200, answer(3)]);
  const db = await deviceWith({ until: 0 });
  expect(await Promise.all([ownToken(db, place, 'asha', false, at), ownToken(db, place, 'asha', false, at)])).toEqual(['t2', 't2']);
  expect(asked).toHaveLength(1);
});

it.each([
  ['there is no network', 'no network'],
  ['a page stands in between', [200, '<html>']],
  ['something else answers with our code', [401, refusal('unauthenticated', 'sign-in-ended', 'somebody')]],
  ['the portal cannot answer now', [503, refusal('unavailable', 'database-away')]],
  ['too many ask', [429, refusal('too-many-requests', 'requests-too-many')]],
] as const)('is out of reach, and nothing is forgotten, where %s', async (_, reply) => {
  const db = await deviceWith({ until: 0 });
  const { place } = server(reply as readonly [number, unknown] | 'no network');
  await expect(ownToken(db, place, 'asha', false, at)).rejects.toBeInstanceOf(TypeError);
  expect(await setting(db, 'own-sign-in')).toEqual({ ...kept, until: 0 });
});

it('ends where the portal says so, and for another person there is none', async () => {
  const db = await deviceWith({ until: 0 });
  const { asked, place } = server([401, refusal('unauthenticated', 'sign-in-ended')]);
  await expect(ownToken(db, place, 'bina', false, at)).rejects.toBeInstanceOf(SignInEnded);
  expect(asked).toEqual([]);
  await expect(ownToken(db, place, 'asha', false, at)).rejects.toBeInstanceOf(SignInEnded);
  expect(await setting(db, 'own-sign-in')).toBeNull();
});

it('of a sign-in that another has replaced meanwhile changes nothing', async () => {
  const db = await deviceWith({ until: 0 });
  const other = { ...kept, uid: 'bina', refreshToken: 'b1', token: 'b' };
  const place = {
    base: '/api',
    fetch: (async () => {
      await db.settings.put({ key: 'own-sign-in', value: other });
      return new Response(JSON.stringify(answer(2)), { status: 200 });
    }) as typeof fetch,
  };
  expect(await ownToken(db, place, 'asha', false, at)).toBe('t2');
  expect(await setting(db, 'own-sign-in')).toEqual(other);
});

describe('on a full disk', () => {
  const full = new DOMException('full', 'QuotaExceededError');
  afterEach(() => void vi.restoreAllMocks());
  const cannotBeRead = (db: Device) => void vi.spyOn(db.settings, 'get').mockRejectedValue(full);
  const cannotBeWritten = (db: Device) => void vi.spyOn(db.settings, 'put').mockRejectedValue(full);

  it('that cannot be read, it is the one that this page has read, and nobody’s where it has read none', async () => {
    const { asked, place } = server();
    const db = await deviceWith();
    cannotBeRead(db);
    await expect(ownToken(db, place, 'asha', false, at)).rejects.toBe(full);
    vi.restoreAllMocks();
    await ownSignIn(db);
    cannotBeRead(db);
    expect(await ownToken(db, place, 'asha', false, at)).toBe('t1');
    await expect(ownToken(db, place, 'bela', false, at)).rejects.toBeInstanceOf(SignInEnded);
    expect(asked).toEqual([]);
  });

  it('that takes no write, the refresh token on the disk is used again, and the next one is stored once there is room', async () => {
    const db = await deviceWith({ until: 0 });
    const { asked, place } = server([200, answer(2)], [200, answer(3)], [200, answer(4)]);
    cannotBeWritten(db);
    expect(await ownToken(db, place, 'asha', false, at)).toBe('t2');
    cannotBeRead(db);
    expect(await ownToken(db, place, 'asha', true, at)).toBe('t3');
    vi.restoreAllMocks();
    expect(await ownToken(db, place, 'asha', false, at)).toBe('t3');
    expect(await ownToken(db, place, 'asha', true, at)).toBe('t4');
    expect(asked).toMatchObject([{ refreshToken: 'r1' }, { refreshToken: 'r1' }, { refreshToken: 'r1' }]);
    expect(await setting(db, 'own-sign-in')).toMatchObject({ token: 't4', refreshToken: 'r4' });
  });

  it('it is that of another sign-in, where one has taken its place meanwhile', async () => {
    const db = await deviceWith({ until: 0 });
    const { place } = server([200, answer(2)]);
    cannotBeWritten(db);
    await ownToken(db, place, 'asha', false, at);
    vi.restoreAllMocks();
    await db.settings.put({ key: 'own-sign-in', value: { ...kept, uid: 'bela', refreshToken: 'x1', token: 'x' } });
    expect(await ownToken(db, place, 'bela', false, at)).toBe('x');
    await expect(ownToken(db, place, 'asha', false, at)).rejects.toBeInstanceOf(SignInEnded);
  });
});
