import { ConfigFault, type Env, given, urlFrom } from './env';

/** Names of this machine. */
export const loopback = ['localhost', '127.0.0.1', '::1'];

/** Addresses write IPv6 in brackets, sockets without. */
export const bare = (host: string): string => host.replace(/^\[(.+)\]$/, '$1');

/** Whether an address is unencrypted and leaves this machine. */
export const isOpen = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && !loopback.includes(bare(hostname));

/** The address of the portal, as learners type it. `why`: who needs it. Throws {@link ConfigFault}. */
export function publicUrlFrom(env: Env, why: string): URL {
  const text = given(env, 'PUBLIC_URL');
  if (text === undefined) throw new ConfigFault(`PUBLIC_URL is missing: ${why}.`);
  const url = urlFrom(text, 'PUBLIC_URL', ['http:', 'https:'], 'https://exam.example.org');
  if (isOpen(url)) throw new ConfigFault('PUBLIC_URL must begin with https: passwords are sent to it.');
  return url;
}
