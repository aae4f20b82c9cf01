import * as v from 'valibot';
import { carried } from '../faults/issue';
import { TimeSchema } from '../fields/id';
import { lenient, readFields } from '../fields/lenient';

/**
 * What a device knew of the time when an attempt began. `server`: server time. · `key`: the paper was opened by the server's key. · `code`:
 * the paper was opened by the spoken code. · `device`: only the device's own clock.
 */
const DatingSchema = v.picklist(['server', 'key', 'code', 'device'], carried({ code: 'not-a-dating' }));

/** Body of `POST /assessment/:id/start`. */
export const StartSchema = v.strictObject({
  /** Trusted time of the start, as the device says. */
  startedAt: TimeSchema,
  datedBy: DatingSchema,
});
export type Start = v.InferOutput<typeof StartSchema>;

/** Reply to a start: when the server saw the first one. */
export const StartSeenSchema = v.object({ startedAt: TimeSchema });

/** When an attempt took place, as the device says. Sent if the paper says so (`Paper.takesEvidence`). Does not affect marks. */
export const EvidenceSchema = v.strictObject({
  startedAt: TimeSchema,
  handedInAt: TimeSchema,
  datedBy: DatingSchema,
});
export type Evidence = v.InferOutput<typeof EvidenceSchema>;

const asIs = (value: unknown): unknown => value;

/** The evidence of a submission: of a time that is none, all is set aside. */
export const EvidenceField = lenient(EvidenceSchema, (evidence) =>
  readFields(evidence, { startedAt: asIs, handedInAt: asIs, datedBy: asIs }),
);
