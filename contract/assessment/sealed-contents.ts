import * as v from 'valibot';
import { PaperSchema } from './assessment';
import { PictureSizesSchema, SealedPicturesSchema } from './seal';

/**
 * What is inside the ciphertext of a sealed paper (seal.ts). The paper has neither times, `endsTogether` nor `takesEvidence`, which may change
 * after it was sealed: those of the sealed paper around it hold.
 */
export const SealedContentsSchema = v.object({
  paper: PaperSchema,
  pictures: SealedPicturesSchema,
  sizes: v.optional(PictureSizesSchema),
});
export type SealedContents = v.InferOutput<typeof SealedContentsSchema>;
