/** Names that mean a machine of one's own network, wherever they are looked up (RFC 6761, RFC 6762, RFC 8375, and what routers and clouds use). */
const inward = /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa|test|example|invalid|onion)$/;

/** Names of this machine. */
export const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the host of an address has a name that may be public. It may still lead to a machine of one's own network: that is looked at when it is called. */
export function isPublicName(hostname: string): boolean {
  // A URL writes any number for an IPv4 address in its usual form. A dot at the end is of the name's root.
  const name = hostname.replace(/\.$/, '');
  const isNumber = hostname.startsWith('[') || /(^|\.)\d+$/.test(name);
  return !isNumber && name.includes('.') && !inward.test(name);
}
