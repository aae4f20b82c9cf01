/**
 * Whether the identity service was out of reach: `fetch` and its guard reject with a TypeError, which Firebase may convert. Every other
 * error is a refusal, which only a new sign-in changes.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error as { code?: unknown } | null)?.code === 'auth/network-request-failed';
