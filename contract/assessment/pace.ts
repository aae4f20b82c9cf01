import * as v from 'valibot';
import { carried } from '../faults/issue';
import { wholeFrom } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { clipped, lenient, readFields } from '../fields/lenient';
import { maxItems, maxMinutes, mostPercent, usualPercent } from '../fields/limits';
import { isGiven } from './given';

/** The longest sitting, in seconds. */
const mostSeconds = (maxMinutes * 60 * mostPercent) / usualPercent;

const tooMany = carried({ code: 'too-many-entries', most: maxItems.questionsInPaper });

/**
 * How a learner went through a paper. Sent only if the paper says that its server accepts it (`Paper.takesPace`); does not affect marks.
 */
export const PaceSchema = v.strictObject({
  /** Whole seconds on screen, one entry for each entry of `answers`, in the same order. */
  seconds: v.pipe(
    v.array(v.pipe(wholeFrom(0), v.maxValue(mostSeconds, carried({ code: 'beyond-any-sitting' })))),
    v.maxLength(maxItems.questionsInPaper, tooMany),
  ),
  /** Ids of the answered questions, in the order of the answers. */
  order: v.pipe(v.array(IdSchema), v.maxLength(maxItems.questionsInPaper, tooMany)),
});
export type Pace = v.InferOutput<typeof PaceSchema>;

/** Longer lists are set aside unread. */
const clippedList = (list: unknown): unknown =>
  Array.isArray(list) && list.length <= maxItems.questionsInPaper ? list.map((value) => clipped(value, 0, mostSeconds)) : null;

/** The pace of a submission: longer times stand as the longest. */
export const PaceField = lenient(PaceSchema, (pace) => readFields(pace, { seconds: clippedList, order: (order) => order }));

/** Whether the pace is one of these answers: a time for each, and each question with an answer, or with the beginning of a number, in the order at most once. */
export function isPaceOf(pace: Pace, answers: readonly (Parameters<typeof isGiven>[0] & { questionId: number })[]): boolean {
  const chosen = new Set(answers.filter(isGiven).map(({ questionId }) => questionId));
  return pace.seconds.length === answers.length && pace.order.every((id) => chosen.delete(id));
}
