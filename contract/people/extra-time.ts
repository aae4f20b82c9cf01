import * as v from 'valibot';
import { carried } from '../faults/issue';
import { whole } from '../fields/fields';
import { TimeSchema } from '../fields/id';
import { mostPercent, usualPercent } from '../fields/limits';
import { UidSchema } from './people';

/** From the usual time to the largest grant. */
export const PercentSchema = v.pipe(whole(mostPercent), v.minValue(usualPercent, carried({ code: 'below', least: usualPercent })));

/** Body of `POST /people/{uid}/extra-time`; 100 removes the extra time. */
export const ExtraTimeDraftSchema = v.strictObject({ timePercent: PercentSchema });

/** A learner's time with its changes, latest first. */
export const ExtraTimeSchema = v.object({
  uid: UidSchema,
  timePercent: v.number(),
  changes: v.array(
    v.object({
      timePercent: v.number(),
      /** Email, or else verified phone, or else uid, of the admin. */
      changedBy: v.string(),
      changedAt: TimeSchema,
    }),
  ),
});
export type ExtraTime = v.InferOutput<typeof ExtraTimeSchema>;
