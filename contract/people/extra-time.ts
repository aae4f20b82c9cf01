import * as v from 'valibot';
import { whole } from '../fields/fields';
import { TimeSchema } from '../fields/id';
import { mostPercent, usualPercent } from '../fields/limits';
import { UidSchema } from './people';

/** From the usual time to the most that is granted. */
export const PercentSchema = v.pipe(whole(mostPercent), v.minValue(usualPercent, `is less than ${usualPercent}`));

/** Body of `POST /people/{uid}/extra-time`; 100 takes it back. */
export const ExtraTimeDraftSchema = v.strictObject({ timePercent: PercentSchema });

/** A learner's time, and every time it was changed: the latest first. */
export const ExtraTimeSchema = v.object({
  uid: UidSchema,
  timePercent: v.number(),
  changes: v.array(
    v.object({
      timePercent: v.number(),
      /** Email, or else uid, of the admin. */
      changedBy: v.string(),
      changedAt: TimeSchema,
    }),
  ),
});
export type ExtraTime = v.InferOutput<typeof ExtraTimeSchema>;
