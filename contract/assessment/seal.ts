import * as v from 'valibot';

/**
 * A paper before it opens (ADR 34). Bytes are base64. A ciphertext is AES-256-GCM: 12 bytes of initialization vector, the encrypted bytes,
 * 16 bytes of tag. One key per assessment encrypts paper and pictures, the same for all learners.
 */
export const SealSchema = v.object({
  /** The ciphertext of `SealedContents` (sealed-contents.ts) as JSON in UTF-8, compressed by gzip. */
  paper: v.string(),
  /** Hashes of the encrypted pictures, in their own order; each is fetched by `getPicture`. */
  pictures: v.array(v.string()),
  /** The key, encrypted by a key that PBKDF2 (SHA-256) derives from the spoken code. */
  byCode: v.object({ salt: v.string(), iterations: v.number(), key: v.string() }),
  /** Characters of the code (spoken-code.ts, `codeLengthOf`). */
  codeLength: v.optional(v.number()),
  /** Milliseconds after the opening over which devices spread their requests for the key. */
  spreadMs: v.number(),
});
export type Seal = v.InferOutput<typeof SealSchema>;

/** Hash of a picture → hash of its ciphertext. */
export const SealedPicturesSchema = v.record(v.string(), v.string());

/**
 * Hash of a picture → its bytes: what follows them in the ciphertext are zeros, so that the length of a ciphertext does not tell the picture. Absent in seals
 * of earlier servers, which have none; an earlier page fetches a picture with zeros anew after the opening.
 */
export const PictureSizesSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Reply of `GET /assessment/:id/unlock`: 32 bytes in base64. */
export const UnlockSchema = v.object({ key: v.string() });
