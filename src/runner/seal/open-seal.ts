import * as v from 'valibot';
import { type Paper, PaperSchema } from '../../../contract/assessment/assessment';
import { PictureSizesSchema, SealedPicturesSchema } from '../../../contract/assessment/seal';
import { codeLengthOf, saidLength } from '../../../contract/assessment/spoken-code';
import type { SealedPaper } from '../device/sealed-paper';
import { bytesOf, decrypt, keyOf } from './ciphertext';
import { moreTimeKeyOf } from './time-code';

/** What may change after the sealing; the reply that brought the seal has the later values. */
const { opensAt, closesAt, resultsAt, endsTogether, takesEvidence, sealed: _, ...contents } = PaperSchema.entries;
const ScheduleSchema = v.object({ opensAt, closesAt, resultsAt, endsTogether, takesEvidence });
const ContentsSchema = v.object({
  paper: v.object(contents),
  pictures: SealedPicturesSchema,
  sizes: v.optional(PictureSizesSchema, {}),
});

/** An opened paper. `pictures`: hash of each → hash of its ciphertext; `sizes`: hash → its bytes, where zeros follow them in the ciphertext. */
export type Opened = Omit<v.InferOutput<typeof ContentsSchema>, 'paper'> & { paper: Paper };

const textOf = (gzipped: ArrayBuffer): Promise<string> =>
  new Response(new Blob([gzipped]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

/**
 * Opens a sealed paper with its key of 32 bytes. `damaged`: the key or the ciphertext is not whole, or this platform cannot open it.
 * Callers open no paper before its hour (ADR 34).
 */
export async function openSeal(sealed: SealedPaper, key: Uint8Array<ArrayBuffer>): Promise<Opened | 'damaged'> {
  try {
    const json = await textOf(await decrypt(await keyOf(key), bytesOf(sealed.sealed.paper)));
    const { paper, pictures, sizes } = v.parse(ContentsSchema, JSON.parse(json));
    const timeCodes = { moreTimeKey: await moreTimeKeyOf(key), ...saidLength(codeLengthOf(sealed.sealed)) };
    return { paper: { ...paper, ...v.parse(ScheduleSchema, sealed), ...timeCodes }, pictures, sizes };
  } catch {
    return 'damaged';
  }
}
