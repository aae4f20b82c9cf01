import * as v from 'valibot';
import { carried } from '../faults/issue';
import { IdSchema, TimeSchema } from '../fields/id';

/** How a question may be changed after hand-ins. `key`: other right options · `drop`: its marks leave the total · `bonus`: full marks for everybody. */
export const regradeChanges = ['key', 'drop', 'bonus'] as const;
export const RegradeChangeSchema = v.picklist(regradeChanges, carried({ code: 'not-a-change' }));
export type RegradeChange = v.InferOutput<typeof RegradeChangeSchema>;

/** How a question counts that does not count by its key. */
export const RulingSchema = v.picklist(['drop', 'bonus']);

/** The change of a question that holds, as its learners read it. */
export const ToldRegradeSchema = v.object({
  questionId: IdSchema,
  change: RegradeChangeSchema,
  /** Empty where none was given. */
  reason: v.string(),
  at: TimeSchema,
});
export type ToldRegrade = v.InferOutput<typeof ToldRegradeSchema>;
