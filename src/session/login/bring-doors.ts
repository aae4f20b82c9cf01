import { hasOwnAccounts } from '../identity/has-own-accounts';

// Two functions, not one with a condition: Vite would preload what either of the two needs.
const own = () => import('./own/own-doors');
const usual = () => import('./doors');

/** Fetches the code of both logins. A portal with accounts of its own has logins of its own, which load no Firebase. */
export const bringDoors: () => Promise<typeof import('./doors') | typeof import('./own/own-doors')> = hasOwnAccounts ? own : usual;
