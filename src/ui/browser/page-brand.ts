/** Returns the page's first element for a selector; null outside of a page. */
const inPage = (selector: string): Element | null => globalThis.document?.querySelector(selector) ?? null;

/** Returns the portal's name in a language: the institute's name, which the server writes into the page, else `byDefault`. */
export const portalNameIn = (language: string, byDefault: string): string =>
  inPage(`[name=application-name][lang=${language}]`)?.getAttribute('content') ?? byDefault;

/** Address of the portal's icon. */
const portalIcon = inPage('[rel=icon]')?.getAttribute('href') ?? '/favicon.svg';

interface Logo {
  src: string;
  /** In its own pixels. */
  width: number;
  height: number;
}

/** The institute's logo in its own proportions, as the server writes it into the page; null where the icon shows it as well. */
export function wideLogoIn(content: string | null | undefined): Logo | null {
  const [, width, height, src] = /^(\d+) (\d+) (\/brand\/\S+)$/.exec(content ?? '') ?? [];
  return src === undefined ? null : { src, width: Number(width), height: Number(height) };
}

/** The logo that a page draws. */
export const portalLogo: Logo = wideLogoIn(inPage('[name=portal-logo]')?.getAttribute('content')) ?? {
  ...{ src: portalIcon, width: 1, height: 1 },
};
