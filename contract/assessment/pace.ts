import * as v from 'valibot';
import { carried } from '../faults/issue';
import { IdSchema } from '../fields/id';
import { maxItems, maxMinutes, mostPercent, usualPercent } from '../fields/limits';

const tooMany = carried({ code: 'too-many-entries', most: maxItems.questionsInPaper });

/**
 * How a learner went through a paper. Sent only if the paper says that its server accepts it (`Paper.takesPace`); does not affect marks.
 */
export const PaceSchema = v.strictObject({
  /** Whole seconds on screen, one entry for each entry of `answers`, in the same order. */
  seconds: v.pipe(
    v.array(
      v.pipe(
        v.number(carried({ code: 'not-a-number' })),
        v.integer(carried({ code: 'not-whole' })),
        v.minValue(0, carried({ code: 'below', least: 0 })),
        v.maxValue((maxMinutes * 60 * mostPercent) / usualPercent, carried({ code: 'beyond-any-sitting' })),
      ),
    ),
    v.maxLength(maxItems.questionsInPaper, tooMany),
  ),
  /** Ids of the answered questions, in the order of the answers. */
  order: v.pipe(v.array(IdSchema), v.maxLength(maxItems.questionsInPaper, tooMany)),
});
export type Pace = v.InferOutput<typeof PaceSchema>;
