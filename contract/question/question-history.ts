import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';
import { QuestionSchema } from './question';

/** The kinds of changes of a question. */
const changes = ['created', 'edited', 'retired', 'restored'] as const;

/** One version of a question: the change, its time and admin, and the question after it. */
const VersionSchema = v.object({
  /** From 1, without gaps. */
  version: v.number(),
  change: v.picklist(changes),
  at: TimeSchema,
  /** The admin's address, or other identification; null if unknown. */
  by: v.nullable(v.string()),
  question: QuestionSchema,
});
export type Version = v.InferOutput<typeof VersionSchema>;

/** A question with its versions. */
export const QuestionHistorySchema = v.object({
  id: IdSchema,
  /** Retired questions are not drawn until they are restored; existing papers keep them. */
  isRetired: v.boolean(),
  question: QuestionSchema,
  /** Latest first. */
  versions: v.array(VersionSchema),
});
export type QuestionHistory = v.InferOutput<typeof QuestionHistorySchema>;
