import * as v from 'valibot';

const seconds = v.pipe(
  v.number('is not a number'),
  v.integer('is not a whole number'),
  v.minValue(0, 'is less than 0'),
  v.maxValue(10 * 366 * 86_400, 'is more than ten years'),
);

/**
 * Why an attempt that ran out may have had time left: the wall clock of a device went ahead while its page was out of sight, which is how sleep
 * looks, and how a clock that is set looks. Sent only where the paper says that its server takes it (`Paper.takesClock`). It counts for nothing by
 * itself; an admin may judge it.
 */
export const ClockNoteSchema = v.strictObject({
  /** How far the wall clock went ahead, in whole seconds. */
  ahead: seconds,
  /** What was left of the time if the clock was set and the device did not sleep, in whole seconds. */
  left: seconds,
});
export type ClockNote = v.InferOutput<typeof ClockNoteSchema>;
