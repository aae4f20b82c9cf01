import * as v from 'valibot';
import { PictureHashSchema } from '../question/picture-draft';

/**
 * A paper before it opens (ADR 34). Bytes are base64. A ciphertext is AES-256-GCM: 12 bytes of initialization vector, the encrypted bytes,
 * 16 bytes of tag. One key per assessment encrypts paper and pictures, the same for all learners.
 */
export const SealSchema = v.object({
  /** The ciphertext of `SealedContents` (sealed-contents.ts) as JSON in UTF-8, compressed by gzip. */
  paper: v.string(),
  /** Hashes of the encrypted pictures; each is fetched by `getPicture`. */
  pictures: v.array(PictureHashSchema),
  /** The key, encrypted by a key that PBKDF2 (SHA-256) derives from the spoken code. */
  byCode: v.object({ salt: v.string(), iterations: v.number(), key: v.string() }),
  /** Milliseconds after the opening over which devices spread their requests for the key. */
  spreadMs: v.number(),
});
export type Seal = v.InferOutput<typeof SealSchema>;

/** Hash of a picture → hash of its ciphertext. */
export const SealedPicturesSchema = v.record(v.string(), v.string());

/** Reply of `GET /assessment/:id/unlock`: 32 bytes in base64. */
export const UnlockSchema = v.object({ key: v.string() });

/** Without 0, O, 1 and I, which are mistaken for each other when a code is read aloud. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 12 characters of 5 bits each. */
export const codeLength = 12;
const groupLength = 4;
/** PBKDF2 iterations: about one second on a slow phone. */
export const codeIterations = 600_000;

/** A code as it is shown: `ABCD-EFGH-JKLM`. */
export const groupedCode = (code: string): string => code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? '';

/** A typed code without spaces and signs, in capital letters; null if it cannot be a code. */
export function typedCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return code.length === codeLength && [...code].every((letter) => codeAlphabet.includes(letter)) ? code : null;
}
