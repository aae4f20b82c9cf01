import * as v from 'valibot';
import { carried } from '../faults/issue';
import { whole } from '../fields/fields';
import { IdSchema, TimeSchema, UuidSchema } from '../fields/id';
import { practiceLimits } from '../fields/limits';

const flag = v.boolean(carried({ code: 'not-a-flag' }));

/** What every event says: who made it (`device`, and `n` counted there from 1), about which question, and when, in trusted time. */
const common = { id: UuidSchema, device: UuidSchema, n: whole(practiceLimits.number), questionId: IdSchema, at: TimeSchema };

/**
 * One entry of a person's practice log. Events are never changed: schedule and counts are folds over them, made on the device. `version`: of the question's
 * text, from 1 · `sure`: the person did not mark the answer as a guess.
 */
export const PracticeEventSchema = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('answered'), ...common, version: whole(practiceLimits.number), right: flag, sure: flag }),
    v.strictObject({ type: v.literal('saved'), ...common }),
    v.strictObject({ type: v.literal('unsaved'), ...common }),
  ],
  carried({ code: 'not-an-event' }),
);
export type PracticeEvent = v.InferOutput<typeof PracticeEventSchema>;

/** Body of `POST /practice`. */
export const PracticeEventsSchema = v.strictObject({ events: v.pipe(v.array(PracticeEventSchema), v.maxLength(practiceLimits.events)) });

/**
 * A log as a whole. `upTo`: the place of its last event; places rise in the order in which events were stored, with gaps · `digest`: of the ids, the same in
 * any order (digest.ts).
 */
export const LogStateSchema = v.object({ upTo: v.number(), count: v.number(), digest: v.string() });
export type LogState = v.InferOutput<typeof LogStateSchema>;

/** Reply of `GET /practice`: the events after a place, oldest first, a page of them; here `upTo` is the place up to which they reach. */
export const PracticePageSchema = v.object({ ...LogStateSchema.entries, events: v.array(PracticeEventSchema) });
