import { BlockList, isIP } from 'node:net';

/** IPv4 addresses that are of no host on the internet (https://www.iana.org/assignments/iana-ipv4-special-registry). */
const special4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Within 2000::/3, which has all hosts of the internet: ways to an IPv4 address, and examples (https://www.iana.org/assignments/iana-ipv6-special-registry). */
const special6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, prefix] of special4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of special6) special.addSubnet(net, prefix, 'ipv6');

const hosts6 = new BlockList();
hosts6.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The version of an address as a `BlockList` asks for it; null for what is none. A zone (`fe80::1%eth0`) belongs to a link. */
const versionOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const version = address.includes('%') ? 0 : isIP(address);
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null;
};

/** Whether an IP address is of a host on the internet: of no private network, link, or machine itself, however it is written. */
export function isPublicAddress(address: string): boolean {
  const version = versionOf(address);
  if (version === null || special.check(address, version)) return false;
  return version === 'ipv4' || hosts6.check(address, 'ipv6');
}

const privateNets = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNets.addSubnet(net, prefix, 'ipv4');
privateNets.addSubnet('fc00::', 7, 'ipv6');

/** Whether an IP address is of a private network. One of a link is of none: clouds answer there with their secrets. */
export function isPrivateAddress(address: string): boolean {
  const version = versionOf(address);
  return version !== null && privateNets.check(address, version);
}

/** Whether an IP address is of this machine. */
export function isLoopback(address: string): boolean {
  const version = versionOf(address);
  return version !== null && loopback.check(address, version);
}
