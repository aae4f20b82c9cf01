/** Set if the portal has accounts of its own (ADR 77): the server writes so into the page, which the worker keeps for later starts. */
export const hasOwnAccounts = document.documentElement.dataset.accounts;
