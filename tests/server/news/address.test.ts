import type { LookupAddress } from 'node:dns';
import { expect, it } from 'vitest';
import { askedName } from '../../../server/news/asked-name';
import { guardedLookup, InwardAddress } from '../../../server/news/guarded-lookup';
import { isLoopback, isPublicAddress } from '../../../server/news/public-address';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'push.example.org',
  '',
])('%s is of no host on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2a00:1450:4001::1', '2606:4700::1'])(
  '%s is of one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it('knows this machine', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', '10.0.0.1', '8.8.8.8', 'localhost'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

/** What a connection gets of a name with these addresses. */
const lookedUp = (addresses: string[], { hasLoopback = false, all = false } = {}) =>
  new Promise((resolve) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const look = (_: string, __: object, done: (fault: null, found: LookupAddress[]) => void) => done(null, found);
    guardedLookup((address) => hasLoopback && isLoopback(address), look as never)('push.example.org', { all }, (fault, address) =>
      resolve(fault ?? address),
    );
  });

it('connects to the addresses that were looked at, and to none where one of them is inward', async () => {
  expect(await lookedUp(['8.8.8.8', '2a00:1450::1'])).toBe('8.8.8.8');
  expect(await lookedUp(['8.8.8.8'], { all: true })).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await lookedUp(['8.8.8.8', '10.0.0.1'])).toBeInstanceOf(InwardAddress);
  expect(await lookedUp(['127.0.0.1'])).toBeInstanceOf(InwardAddress);
  expect(await lookedUp(['127.0.0.1'], { hasLoopback: true })).toBe('127.0.0.1');
  expect(await lookedUp(['10.0.0.1'], { hasLoopback: true })).toBeInstanceOf(InwardAddress);
  expect(await lookedUp([])).toBeInstanceOf(Error);
});

it('asks the name server itself for names of strangers, and threads of Node only for this machine', async () => {
  const found = await new Promise<LookupAddress[]>((resolve, reject) =>
    askedName('localhost', { all: true }, (fault, all) => (fault === null ? resolve(all) : reject(fault))),
  );
  expect(found.every(({ address }) => isLoopback(address))).toBe(true);
  const fault = await new Promise((resolve) => askedName('no-such-host.invalid', { all: true }, resolve));
  expect(fault).toBeInstanceOf(Error);
});
