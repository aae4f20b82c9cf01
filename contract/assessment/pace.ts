import * as v from 'valibot';
import { IdSchema } from '../fields/id';
import { maxItems, maxMinutes, mostPercent, usualPercent } from '../fields/limits';

const tooMany = `has more than ${maxItems.questionsInPaper} entries`;

/**
 * How a learner went through a paper, beside what they answered. Sent only where the paper says that its server takes it
 * (`Paper.takesPace`), and nothing in it counts for the marks.
 */
export const PaceSchema = v.strictObject({
  /** Whole seconds each question was on the screen: one for each entry of `answers`, in their order. */
  seconds: v.pipe(
    v.array(
      v.pipe(
        v.number('is not a number'),
        v.integer('is not a whole number'),
        v.minValue(0, 'is less than 0'),
        v.maxValue((maxMinutes * 60 * mostPercent) / usualPercent, 'is longer than any sitting'),
      ),
    ),
    v.maxLength(maxItems.questionsInPaper, tooMany),
  ),
  /** Ids of the questions that have an answer, in the order in which those answers were chosen. */
  order: v.pipe(v.array(IdSchema), v.maxLength(maxItems.questionsInPaper, tooMany)),
});
export type Pace = v.InferOutput<typeof PaceSchema>;
