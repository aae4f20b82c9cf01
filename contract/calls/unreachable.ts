/**
 * Whether the identity service was out of reach, as against refusing: what `fetch` and the guard around it reject with, or what
 * Firebase makes of it. Everything else is a verdict, which only a new sign-in changes.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error as { code?: unknown } | null)?.code === 'auth/network-request-failed';
