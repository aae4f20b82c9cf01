import * as v from 'valibot';
import { AssessmentSummarySchema } from './assessment';

/** `GET /assessments/all` may answer a list or an object around it (spec §7); the output is always the list. */
export const AssessmentListSchema = v.pipe(
  v.union([v.array(AssessmentSummarySchema), v.object({ assessments: v.array(AssessmentSummarySchema) })]),
  v.transform((reply) => (Array.isArray(reply) ? reply : reply.assessments)),
);
