import * as v from 'valibot';

const DetailSchema = v.nullable(v.union([v.number(), v.string(), v.boolean(), v.array(v.union([v.number(), v.string()]))]));

/** A row of the trail as an admin reads it. Act and kind are texts: a page that is older than the server reads acts that it does not know. */
export const TrailRowSchema = v.object({
  id: v.number(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** Who changed it: the name and the verified address as they are today, empty where none is known. null: a command of the portal's machine. */
  by: v.nullable(v.object({ uid: v.string(), name: v.string(), email: v.string() })),
  act: v.string(),
  /**
   * What was changed. `name`: as it is today; the beginning of a question's text; null where nothing of this id is left. `nameThen`: as it was after
   * the change; left out where that is the name of today, where nothing tells it, and of people, whose names go with an erasure.
   */
  about: v.object({ kind: v.string(), id: v.string(), name: v.nullable(v.string()), nameThen: v.optional(v.string()) }),
  details: v.record(v.string(), DetailSchema),
  /** What numbers in the details are called today (`assessment`, `question`), and the `reason` of a chance; what is not known is left out. */
  names: v.optional(v.record(v.string(), v.string())),
});
export type TrailRow = v.InferOutput<typeof TrailRowSchema>;
