import { isPublicName, loopback } from './public-name';

/**
 * Whether the server calls an address as its webhook: https, at any port of a host with a public name, without a password. A name may still lead to a machine
 * of one's own network: that is looked at when it is called. `hasPrivate`: hosts of the own network are called too, and this machine by http.
 */
export function isWebhookAddress(text: string, hasPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (protocol !== 'https:') return protocol === 'http:' && hasPrivate && loopback.includes(hostname);
  return hasPrivate || isPublicName(hostname);
}
