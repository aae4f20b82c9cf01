import { isPublicName, loopback } from './public-name';

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
  return protocol === 'https:' && port === '' && isPublicName(hostname);
}
