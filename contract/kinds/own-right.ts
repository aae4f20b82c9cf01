import * as v from 'valibot';
import { ShownRangeSchema } from './kind';

/** What is right of a question beside the one option that the specification names: in keys, results and drawn papers. */
export const ownRightFields = {
  /** All right options of a question with several, ascending; the one option is the first of them, and 0 of a numeric question. */
  correctOptionIds: v.optional(v.array(v.number())),
  /** The right numbers of a numeric question. */
  correctValue: v.optional(ShownRangeSchema),
};

export type OwnRight = v.InferOutput<v.ObjectSchema<typeof ownRightFields, undefined>>;

/** These fields alone, as far as they are there. */
export const ownRight = ({ correctOptionIds, correctValue }: OwnRight): OwnRight => ({
  ...(correctOptionIds && { correctOptionIds }),
  ...(correctValue && { correctValue }),
});
