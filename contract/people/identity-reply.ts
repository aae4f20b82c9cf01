interface Token {
  access_token?: unknown;
  refresh_token?: unknown;
  expires_in?: unknown;
}
interface Lookup {
  users?: { localId?: unknown }[];
}
interface Refusal {
  error?: { code?: unknown; message?: unknown };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The service names its verdicts in capitals, at times with a sentence behind: `WEAK_PASSWORD : Password should be …`. */
const isVerdict = ({ error }: Refusal, status: number): boolean =>
  error?.code === status && /^[A-Z][A-Z_0-9]+( : |$)/.test(`${error.message}`);

const isTokens = ({ access_token, refresh_token, expires_in }: Token): boolean =>
  isText(access_token) && isText(refresh_token) && Number(expires_in) > 0;

/**
 * Whether a reply to a call of the identity service is the service's own: a page of a Wi-Fi or JSON of a school's filter is not. The two calls that
 * Firebase makes by itself can erase a sign-in, so their replies are looked at closely. What a form asked for only has to say something.
 */
export function isIdentityReply(url: string, status: number, body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const isRefused = status >= 400;
  if (url.includes('/v1/token')) return isRefused ? isVerdict(body, status) : isTokens(body);
  if (url.includes('/accounts:lookup')) return isRefused ? isVerdict(body, status) : isText((body as Lookup).users?.[0]?.localId);
  if (isRefused) return isText((body as Refusal).error?.message);
  return !url.includes('/accounts:') || Object.keys(body).length > 0;
}
