/**
 * Set if people sign in otherwise than by Firebase alone: `own`, by accounts of the portal itself (ADR 77), or `oidc`, by a provider (ADR 79), in its place;
 * `both`, by a provider beside it. The server writes so into the page, which the worker keeps for later starts.
 */
export const hasOwnAccounts = document.documentElement.dataset.accounts;
