/** SHA-256 in base64; none where the browser offers no SHA-256, as on a page that came without TLS. */
export async function hashOf(content: string | Uint8Array): Promise<{ hash?: string }> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (subtle === undefined) return {};
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const digest = await subtle.digest('SHA-256', bytes);
  return { hash: btoa(String.fromCharCode(...new Uint8Array(digest))) };
}

/** A SHA-256 in base64 as base64url, as pictures are named. */
export const urlSafe = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=$/, '');
