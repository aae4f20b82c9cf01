import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';
import { ShownPassageSchema } from './passage';
import { QuestionSchema } from './question';

/** A passage in a list, with the numbers of its questions. */
export const ListedPassageSchema = v.object({ ...ShownPassageSchema.entries, questions: v.number(), retired: v.number() });
export type ListedPassage = v.InferOutput<typeof ListedPassageSchema>;

/** A passage with its questions and its versions. */
export const PassageHistorySchema = v.object({
  passage: ShownPassageSchema,
  /** In the order of their ids, in which papers have them; retired ones too. */
  questions: v.array(QuestionSchema),
  retiredIds: v.array(IdSchema),
  /** Latest first. */
  versions: v.array(
    v.object({
      /** From 1, without gaps. */
      version: v.number(),
      at: TimeSchema,
      /** The admin's address, or other identification; null if unknown. */
      by: v.nullable(v.string()),
      passage: ShownPassageSchema,
    }),
  ),
});
export type PassageHistory = v.InferOutput<typeof PassageHistorySchema>;
