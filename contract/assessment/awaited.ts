import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';

/** A submission whose result is not released yet: nothing of its marking. */
export const AwaitedResultSchema = v.object({
  assessmentId: IdSchema,
  assessmentTitle: v.string(),
  submittedAt: TimeSchema,
  resultsAt: TimeSchema,
});
export type AwaitedResult = v.InferOutput<typeof AwaitedResultSchema>;
