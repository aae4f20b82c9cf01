import * as v from 'valibot';
import { carried } from '../faults/issue';
import { wholeFrom } from '../fields/fields';
import { clipped, lenient, readFields } from '../fields/lenient';

/** Ten years: a battery that was empty gives more. */
const mostSeconds = 10 * 366 * 86_400;

const seconds = v.pipe(wholeFrom(0), v.maxValue(mostSeconds, carried({ code: 'above-ten-years' })));

/**
 * Why an attempt may have had time left at its deadline: the wall clock went ahead while the page was hidden, by sleep or by a change of
 * the clock. Sent only if the paper says that its server accepts it (`Paper.takesClock`). Does not affect marks; an admin may judge it.
 */
export const ClockNoteSchema = v.strictObject({
  /** How far the wall clock went ahead, in whole seconds. */
  ahead: seconds,
  /** The time left if the clock was set and the device did not sleep, in whole seconds. */
  left: seconds,
});
export type ClockNote = v.InferOutput<typeof ClockNoteSchema>;

const clippedSeconds = (value: unknown) => clipped(value, 0, mostSeconds);

/** The note of a submission: longer times stand as the longest. */
export const ClockNoteField = lenient(ClockNoteSchema, (note) => readFields(note, { ahead: clippedSeconds, left: clippedSeconds }));
