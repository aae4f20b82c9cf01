/** What the logout of the account's menu asks before; it calls `goOn`, or not. An admin's menu asks here (src/admin/shell/AskAtMenu.tsx). */
export const beforeLogout = { ask: (goOn: () => void): void => goOn() };
