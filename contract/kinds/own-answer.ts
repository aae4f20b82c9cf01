import * as v from 'valibot';
import { ShownRangeSchema } from './kind';
import { RangeSchema } from './number-range';

/** What a question of the bank is answered by that is no option, in a body. */
export const draftAnswerFields = {
  /** The right numbers of a numeric question. */
  answer: v.optional(RangeSchema),
};

/** The same in replies. */
export const shownAnswerFields = { answer: v.optional(ShownRangeSchema) };

export type OwnAnswer = v.InferOutput<v.ObjectSchema<typeof shownAnswerFields, undefined>>;

/** These fields alone, in the order in which they are stored; null without any. */
export const ownAnswer = ({ answer }: OwnAnswer): OwnAnswer | null =>
  answer === undefined ? null : { answer: { from: answer.from, to: answer.to } };
