/** The first element of the page that a selector finds, where there is a page. */
const inPage = (selector: string): Element | null => globalThis.document?.querySelector(selector) ?? null;

/** What the portal is called in a language: as the institute that runs it has said, which the server writes into the page, else `byDefault`. */
export const portalNameIn = (language: string, byDefault: string): string =>
  inPage(`[name=application-name][lang=${language}]`)?.getAttribute('content') ?? byDefault;

/** Where the portal's picture lies. */
export const portalIcon = inPage('[rel=icon]')?.getAttribute('href') ?? '/favicon.svg';
