import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeviceSubscription, DueWord } from '../../../../contract/push/subscription';
import {
  type BrowserSubscription,
  type DeviceNewsParts,
  isDueTold,
  keepNews,
  newsState,
  turnDue,
  turnNewsOff,
  turnNewsOn,
} from '../../../../src/learner/news/device-news';
import { Device } from '../../../../src/runner/device/db';

const day = 86_400_000;
const base64url = (text: string) => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');

let db: Device;
let permission: NotificationPermission;
let answer: NotificationPermission;
let current: (BrowserSubscription & { key: string }) | null;
let made: number;
let told: (DeviceSubscription | string)[];
let due: DueWord | null;
let key: string;
let isDown: boolean;
let language: string;
let now: number;

beforeEach(() => {
  db = new Device(crypto.randomUUID());
  permission = 'default';
  answer = 'granted';
  due = null;
  [current, made, told, key, isDown, language, now] = [null, 0, [], 'key 1 ~~~?', false, 'en', 10 * day];
});

afterEach(() => vi.unstubAllGlobals());

const manager = {
  getSubscription: async () => current,
  async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) {
    made += 1;
    const subscription = {
      endpoint: `https://push.test/${made}`,
      options: { applicationServerKey: applicationServerKey.buffer },
      key: new TextDecoder().decode(applicationServerKey),
      toJSON: () => ({ keys: { p256dh: 'P', auth: 'A' } }),
      async unsubscribe() {
        current = null;
        return true;
      },
    };
    current = subscription;
    return subscription;
  },
};
const hears = async (what: DeviceSubscription | string) => {
  if (isDown) throw new Error('offline');
  told.push(what);
};
const parts = (): DeviceNewsParts => ({
  db,
  browser: {
    permission: () => permission,
    async ask() {
      permission = answer;
      return answer;
    },
    pushManager: async () => manager,
  },
  server: {
    async key() {
      if (isDown) throw new Error('offline');
      return base64url(key);
    },
    subscribe: hears,
    unsubscribe: hears,
  },
  due: async () => due,
  language: () => language,
  now: () => now,
});
const state = (uid: string) => newsState(parts(), uid);
const subscription = (turn: number) => ({ endpoint: `https://push.test/${turn}`, keys: { p256dh: 'P', auth: 'A' } });

it('is off, then on after the browser and the server have agreed, then off again', async () => {
  expect(await state('asha')).toBe('off');
  expect(await turnNewsOn(parts(), 'asha')).toBe('on');
  expect([told, current?.key]).toEqual([[subscription(1)], key]);
  expect(await db.settings.get('news')).toMatchObject({ value: { uid: 'asha', language: 'en', toldAt: now } });
  expect(await turnNewsOff(parts(), 'asha')).toBe('off');
  expect([told[1], current]).toEqual(['https://push.test/1', null]);
});

it('is on where it was switched on while the page still looked for a subscription to end', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  let isReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const slow = parts();
  const keeping = keepNews({ ...slow, browser: slow.browser && { ...slow.browser, pushManager: () => ready.then(() => manager) } }, 'asha');
  const turning = turnNewsOn(parts(), 'asha');
  await new Promise((resolve) => setTimeout(resolve, 20));
  isReady();
  await Promise.all([keeping, turning]);
  expect([await state('asha'), current !== null]).toEqual(['on', true]);
});

it('is not supported without push messages, and refused where the browser was told so', async () => {
  expect(await newsState({ db, browser: null }, 'asha')).toBe('unsupported');
  answer = 'denied';
  expect(await turnNewsOn(parts(), 'asha')).toBe('refused');
  expect([told, current]).toEqual([[], null]);
  answer = 'default';
  permission = 'default';
  expect(await turnNewsOn(parts(), 'asha')).toBe('off');
});

it('stays off where the server does not answer', async () => {
  isDown = true;
  await expect(turnNewsOn(parts(), 'asha')).rejects.toThrow('offline');
  expect(await state('asha')).toBe('off');
});

it('is switched off without a network too', async () => {
  await turnNewsOn(parts(), 'asha');
  isDown = true;
  expect(await turnNewsOff(parts(), 'asha')).toBe('off');
  expect(current).toBeNull();
});

it('replaces a subscription to a key that the portal does not have', async () => {
  await turnNewsOn(parts(), 'asha');
  key = 'key 2 ~~~?';
  await turnNewsOn(parts(), 'asha');
  expect([current?.key, told]).toEqual([key, [subscription(1), subscription(2)]]);
});

it('ends for the person who had it when another one is on the device, without a word in the other one’s name', async () => {
  await turnNewsOn(parts(), 'asha');
  expect(await state('bina')).toBe('off');
  await keepNews(parts(), 'bina');
  expect([current, told, await state('asha')]).toEqual([null, [subscription(1)], 'off']);
});

it('is made again where the browser lost it, tells the server once a week that it is there, and follows the language', async () => {
  await turnNewsOn(parts(), 'asha');
  await keepNews(parts(), 'asha');
  expect(told).toHaveLength(1);
  now += 7 * day + 1;
  language = 'hi';
  await keepNews(parts(), 'asha');
  expect(told).toEqual([subscription(1), subscription(1)]);
  expect(await db.settings.get('news')).toMatchObject({ value: { uid: 'asha', language: 'hi', toldAt: now } });
  current = null;
  await keepNews(parts(), 'asha');
  expect(told[2]).toEqual(subscription(2));
});

it('tells what is due only where the person wants it: when it changes, and no more after it is switched off', async () => {
  due = { at: '2026-03-01T11:30:00.000Z', count: 9, offset: 330 };
  await turnNewsOn(parts(), 'asha');
  await keepNews(parts(), 'asha');
  expect([told, await isDueTold({ db }, 'asha')]).toEqual([[subscription(1)], false]);
  await turnDue(parts(), 'asha', true);
  expect([told[1], await isDueTold({ db }, 'asha'), await isDueTold({ db }, 'bina')]).toEqual([{ ...subscription(1), due }, true, false]);
  await keepNews(parts(), 'asha');
  expect(told).toHaveLength(2);
  due = { ...due, count: 3 };
  await keepNews(parts(), 'asha');
  expect(told[2]).toEqual({ ...subscription(1), due });
  due = null;
  await keepNews(parts(), 'asha');
  await keepNews(parts(), 'asha');
  expect(told.slice(3)).toEqual([subscription(1)]);
  expect(await isDueTold({ db }, 'asha')).toBe(true);
  due = { at: '2026-03-02T11:30:00.000Z', count: 5, offset: 330 };
  await turnDue(parts(), 'asha', false);
  await keepNews(parts(), 'asha');
  expect([told.slice(4), await isDueTold({ db }, 'asha')]).toEqual([[subscription(1)], false]);
});

it('is told what is due as before where the server does not answer, and is off again with news that are switched on anew', async () => {
  await turnNewsOn(parts(), 'asha');
  isDown = true;
  await expect(turnDue(parts(), 'asha', true)).rejects.toThrow('offline');
  expect(await isDueTold({ db }, 'asha')).toBe(false);
  isDown = false;
  await turnDue(parts(), 'asha', true);
  await turnNewsOff(parts(), 'asha');
  await turnNewsOn(parts(), 'asha');
  expect(await isDueTold({ db }, 'asha')).toBe(false);
});
