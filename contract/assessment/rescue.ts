import * as v from 'valibot';
import { carried } from '../faults/issue';
import { IdSchema, TimeSchema } from '../fields/id';
import { maxBytes, maxLength } from '../fields/limits';
import { UidSchema } from '../people/people';
import { checksumOf, rescueKind } from './rescue-checksum';

/**
 * A learner's answers as a file, for transport without a network. The file is no proof, since its content can be forged: a server checks
 * `body` like any submission, and an admin vouches for it.
 */
export const RescueSchema = v.strictObject({
  kind: v.literal(rescueKind, carried({ code: 'not-a-rescue-file' })),
  version: v.literal(1, carried({ code: 'other-version' })),
  /** Origin of the portal that saved the file. */
  origin: v.pipe(v.string(), v.maxLength(maxLength.description)),
  uid: UidSchema,
  /** As far as the device knew; either may be empty. Shown to the importing admin. */
  person: v.strictObject({
    name: v.pipe(v.string(), v.maxLength(maxLength.description)),
    email: v.pipe(v.string(), v.maxLength(maxLength.email)),
  }),
  assessment: v.strictObject({ id: IdSchema, name: v.pipe(v.string(), v.maxLength(maxLength.description)) }),
  /** false: the attempt was in progress, and `body` is its state when the file was saved. */
  finished: v.boolean(),
  startedAt: v.nullable(TimeSchema),
  handedInAt: v.nullable(TimeSchema),
  savedAt: TimeSchema,
  /** The submission's bytes as the device sends them (`SubmissionSchema` in JSON). */
  body: v.pipe(v.string(), v.maxLength(maxBytes.json / 2)),
  /** {@link checksumOf} the other fields. */
  checksum: v.string(),
});
export type Rescue = v.InferOutput<typeof RescueSchema>;

/**
 * The outcome of an import. `filed`: it is now the learner's submission. · `known`: the same answers were filed already. · `aside`: other
 * answers are filed; these are stored beside them and do not count.
 */
export const ImportReceiptSchema = v.object({
  outcome: v.picklist(['filed', 'known', 'aside']),
  uid: UidSchema,
  assessmentId: IdSchema,
  /** Time of the filed submission. */
  submittedAt: TimeSchema,
});
export type ImportReceipt = v.InferOutput<typeof ImportReceiptSchema>;

/** An entry of the import history: answers from a file, or from a device after an import. */
export const ArrivalSchema = v.object({
  uid: UidSchema,
  /** As the portal knows the person; name and email may be empty. `typedEmail` as in person-list.ts. */
  person: v.object({ name: v.string(), email: v.string(), typedEmail: v.optional(v.string()) }),
  assessment: v.object({ id: IdSchema, name: v.string() }),
  way: v.picklist(['file', 'device']),
  finished: v.boolean(),
  /** Whether these answers count. */
  stands: v.boolean(),
  answered: v.number(),
  /** Whole seconds. */
  timeTaken: v.number(),
  /** Email, or else uid, of the importing admin; null for a device. */
  importedBy: v.nullable(v.string()),
  arrivedAt: TimeSchema,
});
export type Arrival = v.InferOutput<typeof ArrivalSchema>;

/** Whether the file is unchanged. Detects damage, not forgery. */
export const isWhole = (rescue: Rescue): boolean => rescue.checksum === checksumOf(rescue);

/**
 * `unreadable`: not JSON. · `foreign`: not a rescue file. · `other-version`: of an unknown version. · `damaged`: changed since it was
 * written.
 */
export type RescueFault = 'unreadable' | 'foreign' | 'other-version' | 'damaged';

/** Parses the text of a rescue file. */
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
