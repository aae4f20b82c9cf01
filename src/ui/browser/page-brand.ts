/** Returns the page's first element for a selector; null outside of a page. */
const inPage = (selector: string): Element | null => globalThis.document?.querySelector(selector) ?? null;

/** Returns the portal's name in a language: the institute's name, which the server writes into the page, else `byDefault`. */
export const portalNameIn = (language: string, byDefault: string): string =>
  inPage(`[name=application-name][lang=${language}]`)?.getAttribute('content') ?? byDefault;

/** Address of the portal's icon. */
export const portalIcon = inPage('[rel=icon]')?.getAttribute('href') ?? '/favicon.svg';
