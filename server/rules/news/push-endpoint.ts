/** Names that mean a machine of one's own network, wherever they are looked up (RFC 6761, RFC 6762, RFC 8375, and what routers and clouds use). */
const inward = /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa|test|example|invalid|onion)$/;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the server calls an address that a stranger's browser named for its messages: https at the usual port of a host with a name, without a password. A
 * name may still lead to a machine of one's own network: that is looked at when it is called (`server/news/public-address.ts`). `hasLoopback`: this
 * machine is called too, at any port and by http, as tests need it.
 */
export function isPushEndpoint(text: string, hasLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (hasLoopback && loopback.includes(hostname)) return protocol === 'https:' || protocol === 'http:';
  // A URL writes any number for an IPv4 address in its usual form. A dot at the end is of the name's root.
  const name = hostname.replace(/\.$/, '');
  const isNumber = hostname.startsWith('[') || /(^|\.)\d+$/.test(name);
  return protocol === 'https:' && port === '' && !isNumber && name.includes('.') && !inward.test(name);
}
