import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';
import { maxBytes, maxLength } from '../fields/limits';
import { UidSchema } from '../people/people';

/** What a rescue file says it is, so that a reader knows it from any other JSON. */
export const rescueKind = 'exam-portal rescue file';

/**
 * A learner's answers as a file: what a person carries where no network does. It proves nothing (anyone can write one), so whoever
 * takes it checks what is in `body` as if it had come by itself, and an admin vouches for it.
 */
export const RescueSchema = v.strictObject({
  kind: v.literal(rescueKind, 'is not a rescue file'),
  version: v.literal(1, 'is of another version'),
  /** Where the portal was that it was saved from. */
  origin: v.pipe(v.string(), v.maxLength(maxLength.description)),
  uid: UidSchema,
  /** As far as the device knew them; either may be empty. For the eyes of whoever imports it. */
  person: v.strictObject({
    name: v.pipe(v.string(), v.maxLength(maxLength.description)),
    email: v.pipe(v.string(), v.maxLength(maxLength.email)),
  }),
  assessment: v.strictObject({ id: IdSchema, name: v.pipe(v.string(), v.maxLength(maxLength.description)) }),
  /** false: the attempt was still in progress, and `body` is what it had come to when the file was saved. */
  finished: v.boolean(),
  startedAt: v.nullable(TimeSchema),
  handedInAt: v.nullable(TimeSchema),
  savedAt: TimeSchema,
  /** The submission byte for byte as the device sends it (`SubmissionSchema` in JSON). */
  body: v.pipe(v.string(), v.maxLength(maxBytes.json / 2)),
  /** {@link checksumOf} the rest. */
  checksum: v.string(),
});
export type Rescue = v.InferOutput<typeof RescueSchema>;

/**
 * What became of a file. `filed`: it stands as the learner's submission · `known`: the same answers stood already · `aside`: others
 * stand, and these are kept beside them, uncounted.
 */
export const ImportReceiptSchema = v.object({
  outcome: v.picklist(['filed', 'known', 'aside']),
  uid: UidSchema,
  assessmentId: IdSchema,
  /** Of the submission that stands. */
  submittedAt: TimeSchema,
});
export type ImportReceipt = v.InferOutput<typeof ImportReceiptSchema>;

/** One entry of the trail: answers that came as a file, or from a device when those of a file stood already. */
export const ArrivalSchema = v.object({
  uid: UidSchema,
  /** As the portal knows them; name and email may be empty. `typedEmail` as in person-list.ts. */
  person: v.object({ name: v.string(), email: v.string(), typedEmail: v.optional(v.string()) }),
  assessment: v.object({ id: IdSchema, name: v.string() }),
  way: v.picklist(['file', 'device']),
  finished: v.boolean(),
  /** Whether these are the answers that count. */
  stands: v.boolean(),
  answered: v.number(),
  /** Whole seconds. */
  timeTaken: v.number(),
  /** Email, or else uid, of the admin who imported the file; null where a device brought it. */
  importedBy: v.nullable(v.string()),
  arrivedAt: TimeSchema,
});
export type Arrival = v.InferOutput<typeof ArrivalSchema>;

/** Eight hexadecimal digits over everything that counts in a rescue file: whose, what, when and the body. Names are for people and left out. */
export function checksumOf({ version, uid, assessment, finished, startedAt, handedInAt, savedAt, body }: Omit<Rescue, 'checksum'>): string {
  return crc32(JSON.stringify([version, uid, assessment.id, finished, startedAt, handedInAt, savedAt, body]));
}

/** Whether the file is as it was written. Damage shows; a forger could reckon a new one. */
export const isWhole = (rescue: Rescue): boolean => rescue.checksum === checksumOf(rescue);

/** `unreadable`: not JSON · `foreign`: not a rescue file · `other-version`: one of a version unknown here · `damaged`: not as it was written. */
export type RescueFault = 'unreadable' | 'foreign' | 'other-version' | 'damaged';

/** Reads the text of a file somebody hands over. */
export function readRescue(text: string): { rescue: Rescue } | { fault: RescueFault } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: 'unreadable' };
  }
  const head = v.safeParse(v.object({ kind: v.literal(rescueKind), version: v.number() }), json);
  if (!head.success) return { fault: 'foreign' };
  if (head.output.version !== 1) return { fault: 'other-version' };
  const rescue = v.safeParse(RescueSchema, json);
  return rescue.success && isWhole(rescue.output) ? { rescue: rescue.output } : { fault: 'damaged' };
}

/** CRC-32 (ISO 3309) over the text in UTF-8. */
function crc32(text: string): string {
  let crc = -1;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}
