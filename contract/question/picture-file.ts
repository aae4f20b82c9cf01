import type { Fault } from '../faults/fault';
import { maxBytes } from '../fields/limits';

/**
 * Limits of a stored picture (`side`, `bytes`), and of an uploaded one (`pixels`, `longestSide`), which is refused unopened beyond them.
 */
export const pictureLimits = { side: 1280, bytes: 150 * 1024, pixels: 40_000_000, longestSide: 20_000 } as const;

const signatures: readonly (readonly [at: number, sign: string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, 'GIF8']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftypavif']],
];

/** Format of stored and sent pictures. */
export const pictureType = 'image/webp';

/** The formats that a file field offers. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type PictureFault = 'not-a-picture' | 'too-large' | 'too-many-pixels' | 'too-long' | 'moves' | 'unreadable' | 'takes-too-much';

/** The fault of the file that each stands for. */
export const pictureFaults: Record<PictureFault, Fault> = {
  'not-a-picture': { code: 'not-a-picture' },
  'too-large': { code: 'picture-too-large', megabytes: maxBytes.picture / 1024 / 1024 },
  'too-many-pixels': { code: 'picture-of-too-many-pixels', millions: pictureLimits.pixels / 1_000_000 },
  'too-long': { code: 'picture-too-long', pixels: pictureLimits.longestSide },
  moves: { code: 'picture-moves' },
  unreadable: { code: 'picture-damaged' },
  'takes-too-much': { code: 'picture-takes-too-much' },
};

const begins = (bytes: Uint8Array, at: number, sign: string): boolean =>
  [...sign].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Checks a file before it is decoded; the first twelve bytes suffice. By content, because names and types are not reliable. */
export function pictureFault(bytes: Uint8Array, size = bytes.length): PictureFault | null {
  if (size > maxBytes.picture) return 'too-large';
  const isOne = signatures.some((signature) => signature.every(([at, sign]) => begins(bytes, at, sign)));
  return isOne ? null : 'not-a-picture';
}
