/** What the logout of the account's menu asks before; it calls `goOn`, or not. The admin's area asks here while it is on the page. */
export const beforeLogout = { ask: (goOn: () => void): void => goOn() };
