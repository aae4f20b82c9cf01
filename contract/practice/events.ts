import * as v from 'valibot';
import { carried } from '../faults/issue';
import { text, whole } from '../fields/fields';
import { DaySchema, IdSchema, TimeSchema, UuidSchema } from '../fields/id';
import { practiceLimits } from '../fields/limits';

const flag = v.boolean(carried({ code: 'not-a-flag' }));

/** What every event says: who made it (`device`, and `n` counted there from 1), and when, in trusted time. */
const common = { id: UuidSchema, device: UuidSchema, n: whole(practiceLimits.number), at: TimeSchema };
const ofQuestion = { ...common, questionId: IdSchema };

/**
 * One entry of a person's practice log. Events are never changed: schedule and counts are folds over them, made on the device. `version`: of the question's
 * text, from 1 · `sure`: the person did not mark the answer as a guess · `note`: the person's own, beside the star; absent: the event says nothing of it, and
 * the note stays; empty: none any more · `exam-date`: the day for which the person prepares; null: none any more.
 */
const PracticeEventSchema = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('answered'), ...ofQuestion, version: whole(practiceLimits.number), right: flag, sure: flag }),
    v.strictObject({ type: v.literal('saved'), ...ofQuestion, note: v.optional(text(practiceLimits.note)) }),
    v.strictObject({ type: v.literal('unsaved'), ...ofQuestion }),
    v.strictObject({ type: v.literal('exam-date'), ...common, date: v.nullable(DaySchema) }),
  ],
  carried({ code: 'not-an-event' }),
);
export type PracticeEvent = v.InferOutput<typeof PracticeEventSchema>;
/** An event of one question. */
export type QuestionEvent = Exclude<PracticeEvent, { type: 'exam-date' }>;

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
