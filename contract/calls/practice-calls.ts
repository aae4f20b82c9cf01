import * as v from 'valibot';
import { carried } from '../faults/issue';
import { maxTexts } from '../fields/limits';
import { LogStateSchema, PracticeEventsSchema, PracticePageSchema } from '../practice/events';
import { callRow } from './call-row';
import type { CallShape } from './call-shape';

/** A place in a log: a whole number from 0. */
const placeFromText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))], carried({ code: 'not-whole' })),
  v.transform(Number),
  v.safeInteger(carried({ code: 'not-whole' })),
  v.minValue(0, carried({ code: 'below', least: 0 })),
);

/** A person's practice log (ADR 67), which learners' pages load on demand. */
export const practiceCalls = {
  /** Adds events to the own log; one that it has already, by its id, is left as it is. */
  addPractice: callRow('POST /practice', 'user', {
    body: PracticeEventsSchema,
    bodyTexts: maxTexts.practice,
    reply: LogStateSchema,
  }),
  /** The events of the own log after a place. */
  getPractice: callRow('GET /practice', 'user', {
    query: v.strictObject({ after: v.optional(placeFromText) }),
    reply: PracticePageSchema,
  }),
} as const satisfies Record<string, CallShape>;
