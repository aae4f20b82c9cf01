import * as v from 'valibot';
import { ReceivedFaultSchema } from '../faults/received';
import { IdFromText } from '../fields/id';
import { LocatedSchema } from '../fields/located';

/** Query of `POST /questions/import`: the category for questions whose category is not in the bank. */
export const ImportQuerySchema = v.strictObject({ categoryId: v.optional(IdFromText) });

/** Why a question of a file was refused. `row`: row of a sheet, line of a text or number of a question, from 1; `name`: what the file calls the question. */
const RowReasonSchema = v.object({ row: v.number(), name: v.optional(v.string()), column: v.string(), why: ReceivedFaultSchema });

/** The reply of `POST /questions/upload-questions` and `POST /questions/import`. */
export const UploadSummarySchema = v.object({
  total: v.number(),
  success: v.number(),
  failed: v.number(),
  /** Of `failed`: questions that are there already, in the bank or above in the file; absent where none is. */
  known: v.optional(v.number()),
  errors: v.array(v.string()),
  /** The errors as data, in their order; absent where a server sends none. */
  reasons: v.optional(v.array(RowReasonSchema)),
  /** Present where `row` is the number of a question among those of its file, as in Moodle XML: many may begin in one line. */
  place: v.optional(v.literal('Question')),
  /** The number of errors that are not named. */
  furtherErrors: v.optional(v.number()),
  /** What questions lost though they were stored, such as parts of the marks; absent where none did. */
  notes: v.optional(v.array(RowReasonSchema)),
  /** Of a sheet. */
  located: v.optional(LocatedSchema),
  /** By which its questions are found together, and taken back; absent where none was stored. */
  upload: v.optional(v.number()),
});
export type UploadSummary = v.InferOutput<typeof UploadSummarySchema>;
