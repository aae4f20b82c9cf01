import { hasOwnAccounts } from '../../session/identity/has-own-accounts';

// Two functions, not one with a condition: Vite would preload what either of the two needs.
const own = () => import('../../session/login/own/own-doors');
const usual = () => import('../../session/login/doors');

/** Fetches the code of both logins. A portal with accounts of its own, or a provider, has logins of its own, which load no Firebase but beside it. */
export const bringDoors: () => Promise<typeof import('../../session/login/doors') | typeof import('../../session/login/own/own-doors')> =
  hasOwnAccounts ? own : usual;
