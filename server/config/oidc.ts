import { ConfigFault, type Env, given, urlFrom } from './env';
import { isOpen, publicUrlFrom } from './public-url';

/** An OpenID Connect provider by which people sign in (ADR 79). */
export interface Oidc {
  /** The provider's address, under which it says what it offers (`/.well-known/openid-configuration`). */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button calls the provider; '' : no name. */
  name: string;
  /** The portal's origin: the provider sends people back to it. */
  publicUrl: string;
}

const longestName = 40;
/** The secret also makes the key of a cookie. */
const shortestSecret = 16;

/** Reads the provider that the settings name; null: none. Throws {@link ConfigFault}. */
export function oidcFrom(env: Env): Oidc | null {
  const issuer = given(env, 'OIDC_ISSUER');
  const clientId = given(env, 'OIDC_CLIENT_ID');
  const clientSecret = given(env, 'OIDC_CLIENT_SECRET');
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new ConfigFault('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together, and one of them is missing.');
  const url = urlFrom(issuer, 'OIDC_ISSUER', ['http:', 'https:'], 'https://login.example.org/realms/school');
  if (isOpen(url)) throw new ConfigFault('OIDC_ISSUER must begin with https: the secret of the client is sent to it.');
  if (clientSecret.length < shortestSecret) throw new ConfigFault(`OIDC_CLIENT_SECRET must have at least ${shortestSecret} characters.`);
  const name = given(env, 'OIDC_NAME') ?? '';
  if (name.length > longestName) throw new ConfigFault(`OIDC_NAME must have at most ${longestName} characters: a button shows it.`);
  const { origin } = publicUrlFrom(env, 'OIDC_ISSUER sends people back to the address of the portal');
  return { issuer, clientId, clientSecret, name, publicUrl: origin };
}
