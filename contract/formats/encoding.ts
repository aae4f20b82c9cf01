/** Bytes of a file's beginning that are looked at. */
const looked = 4096;

/**
 * The encoding of a text: by its mark, or UTF-16 without one, whose spaces, digits, separators and ends of lines have a zero byte on the same side each; else
 * taken for UTF-8, which has no zero byte.
 */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0] as [number, number];
  for (const [at, byte] of bytes.subarray(0, looked).entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  if (even === odd) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}
