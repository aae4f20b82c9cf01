import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';

/** A submission whose result is not released yet: nothing of its marking. */
export const AwaitedResultSchema = v.object({
  assessmentId: IdSchema,
  assessmentTitle: v.string(),
  submittedAt: TimeSchema,
  resultsAt: TimeSchema,
  /** Whether a chance to sit it again alone keeps the result back so long: for this learner, and no other. */
  isOfChance: v.optional(v.literal(true)),
});
export type AwaitedResult = v.InferOutput<typeof AwaitedResultSchema>;
