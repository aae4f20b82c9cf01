import * as v from 'valibot';
import { carried } from '../faults/issue';
import { listOf, requiredLine, whole } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxItems, maxLength } from '../fields/limits';

/** Most questions of one change: one transaction, of well under a second. */
export const mostAtOnce = 1_000;

/**
 * What can be done to many questions at once. `move`: each is in the one category then, and in no other. `attach`: each belongs to the one passage then;
 * `detach`: to none.
 */
const bulkChanges = ['move', 'tag', 'untag', 'retire', 'restore', 'attach', 'detach'] as const;
export type BulkChangeKind = (typeof bulkChanges)[number];

const many = carried({ code: 'too-many-entries', most: mostAtOnce });
const none = carried({ code: 'empty' });

/** A tag of several: sheets and forms separate tags by commas. */
const TagSchema = v.pipe(
  requiredLine(maxLength.tag),
  v.check((tag) => !tag.includes(','), carried({ code: 'unshowable-character' })),
);

/** Body of `POST /questions/change`: one change of up to {@link mostAtOnce} questions. An id that is there twice counts once. */
export const BulkChangeSchema = v.pipe(
  v.strictObject({
    ids: v.pipe(v.array(IdSchema), v.minLength(1, none), v.maxLength(mostAtOnce, many)),
    change: v.picklist(bulkChanges),
    /** Of `move`. */
    categoryId: v.optional(IdSchema),
    /** Of `attach`. */
    passageId: v.optional(IdSchema),
    /** Of `tag` and `untag`; case does not matter. */
    tags: v.optional(v.pipe(listOf(TagSchema, maxItems.tags, 'too-many-tags'), v.minLength(1, none))),
  }),
  v.forward(
    v.check(({ change, categoryId }) => (change === 'move') === (categoryId !== undefined), carried({ code: 'not-right' })),
    ['categoryId'],
  ),
  v.forward(
    v.check(({ change, passageId }) => (change === 'attach') === (passageId !== undefined), carried({ code: 'not-right' })),
    ['passageId'],
  ),
  v.forward(
    v.check(({ change, tags }) => (change === 'tag' || change === 'untag') === (tags !== undefined), carried({ code: 'not-right' })),
    ['tags'],
  ),
);
export type BulkChange = v.InferOutput<typeof BulkChangeSchema>;

/** One question's version that a change made. */
const MadeVersionSchema = v.strictObject({ id: IdSchema, version: whole(1_000_000_000, 2) });

/** Body of `POST /questions/undo`: the versions to take back, as a change replied them. */
export const BulkUndoSchema = v.strictObject({
  changed: v.pipe(v.array(MadeVersionSchema), v.minLength(1, none), v.maxLength(mostAtOnce, many)),
});

/**
 * Why a question stayed as it was: there is none of this id; it was changed after the version to take back, or that version is no bulk change;
 * a category of the earlier version is gone; it would have too many tags; the passage has as many questions as a set may have.
 */
export const skipReasons = ['no-question', 'changed-since', 'no-category', 'too-many-tags', 'passage-full'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Reply of both calls. `changed` can be sent to `POST /questions/undo`, the reply of an undo too. */
export const BulkChangedSchema = v.object({
  changed: v.array(MadeVersionSchema),
  /** Number of questions that were so already. */
  unchanged: v.number(),
  skipped: v.array(v.object({ id: IdSchema, why: v.picklist(skipReasons) })),
});
export type BulkChanged = v.InferOutput<typeof BulkChangedSchema>;
