/** SHA-256 of a question's key in base64, as the server files it; none where the browser offers no SHA-256, as on a page that came without TLS. */
export async function hashOf(key: string): Promise<{ hash?: string }> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (subtle === undefined) return {};
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(key));
  return { hash: btoa(String.fromCharCode(...new Uint8Array(digest))) };
}
