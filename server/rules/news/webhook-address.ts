/** Names that mean a machine of one's own network, wherever they are looked up (RFC 6761, RFC 6762, RFC 8375, and what routers and clouds use). */
const inward = /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa|test|example|invalid|onion)$/;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the server calls an address as its webhook: https, at any port of a host with a public name, without a password. A name may still lead to a machine
 * of one's own network: that is looked at when it is called. `hasPrivate`: hosts of the own network are called too, and this machine by http.
 */
export function isWebhookAddress(text: string, hasPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (protocol !== 'https:') return protocol === 'http:' && hasPrivate && loopback.includes(hostname);
  if (hasPrivate) return true;
  // A URL writes any number for an IPv4 address in its usual form. A dot at the end is of the name's root.
  const name = hostname.replace(/\.$/, '');
  const isNumber = hostname.startsWith('[') || /(^|\.)\d+$/.test(name);
  return !isNumber && name.includes('.') && !inward.test(name);
}
