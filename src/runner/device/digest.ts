/** Whether bytes have this SHA-256, which names pictures and cached papers, in base64url. True if the platform has no SHA-256. */
export async function hasDigest(digest: string, bytes: ArrayBuffer): Promise<boolean> {
  if (crypto.subtle === undefined) return true;
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const name = btoa(String.fromCharCode(...found))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  return name === digest;
}
