import * as v from 'valibot';

/** Where the questions or the people of a workbook were read. */
export const LocatedSchema = v.object({
  sheet: v.string(),
  /** The row of the column names, from 1. */
  row: v.number(),
  /** Further sheets with such columns, which were not read. */
  unread: v.array(v.string()),
  /** Headers of columns that were not read; absent where there are none. */
  unknown: v.optional(v.array(v.string())),
  /** Of a roster: what stands in rows that are no people, such as a total; absent where there are none. */
  besides: v.optional(v.array(v.string())),
});
export type Located = v.InferOutput<typeof LocatedSchema>;
