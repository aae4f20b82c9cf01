import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';

/** How many earlier assessments one is compared with. */
export const comparedWith = 5;

/** One assessment in numbers. */
const TestInFiguresSchema = v.object({
  id: IdSchema,
  name: v.string(),
  createdAt: TimeSchema,
  /** The first hand-in that counts; absent without one, and on older servers. */
  heldAt: v.optional(TimeSchema),
  /** Without dropped questions. */
  totalMarks: v.number(),
  participants: v.number(),
  /** Learners whom it is for, as groups and roster are now; those who are expected and have not come yet among them. */
  learners: v.number(),
  /** Marks; null without participants. */
  mean: v.nullable(v.number()),
  median: v.nullable(v.number()),
});
export type TestInFigures = v.InferOutput<typeof TestInFiguresSchema>;

/** An assessment and those made before it that were handed in: the latest first, the assessment itself at the head. */
export const TestsBeforeSchema = v.array(TestInFiguresSchema);
export type TestsBefore = v.InferOutput<typeof TestsBeforeSchema>;
