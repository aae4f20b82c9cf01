import * as v from 'valibot';
import { IdSchema, TimeSchema } from '../fields/id';
import { QuestionSchema } from './question';

/** What happened to a question. */
export const changes = ['created', 'edited', 'retired', 'restored'] as const;

/** One state of a question: what made it, when, by whom, and what the question then said. */
export const VersionSchema = v.object({
  /** From 1, without gaps. */
  version: v.number(),
  change: v.picklist(changes),
  at: TimeSchema,
  /** Address of the admin, or what else is known of them; null where nothing is. */
  by: v.nullable(v.string()),
  question: QuestionSchema,
});
export type Version = v.InferOutput<typeof VersionSchema>;

/** A question as it stands, and how it came to be so. */
export const QuestionHistorySchema = v.object({
  id: IdSchema,
  /** Never drawn again until it is restored; papers that have it keep it. */
  isRetired: v.boolean(),
  question: QuestionSchema,
  /** The latest first. */
  versions: v.array(VersionSchema),
});
export type QuestionHistory = v.InferOutput<typeof QuestionHistorySchema>;
