const longest = 300;
/** Nothing but printable ASCII without a backslash, which browsers take for a slash; what a page's address has beyond it stands there escaped. */
const plain = /^\/(?![/\\])[!-[\]-~]*$/;
const base = 'https://portal.invalid';

/** The path that a sign-in may lead back to: one of this portal with its query, without a fragment; null for everything else. */
export function ownPath(text: string | null): string | null {
  if (text === null || text.length > longest || !plain.test(text) || !URL.canParse(text, base)) return null;
  const { origin, pathname, search } = new URL(text, base);
  // A path such as `/./` + `/host` becomes one that a browser would take for another host.
  return origin === base && !pathname.startsWith('//') ? pathname + search : null;
}
