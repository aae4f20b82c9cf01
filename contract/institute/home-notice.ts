import * as v from 'valibot';
import { carried } from '../faults/issue';
import { line, listOf, requiredLine } from '../fields/fields';
import { IdSchema, TimeSchema } from '../fields/id';
import { maxItems } from '../fields/limits';

/**
 * Bounds of notices (ADR 83): characters of the text and of the link, how long one is shown at most, how many are shown at once, and how many that ended are listed.
 */
export const noticeLimits = { text: 140, link: 500, days: 366, shown: 100, listed: 100 } as const;

/** An https address, or a path of this portal. `//host` and `/\host` are addresses to a browser. */
const linkForm = /^(https:\/\/[^\s/?#@\\]+([/?#]\S*)?|\/(?![/\\]|\.{1,2}(\/|$))\S*)$/;

/** Whether a link leads to a page of this portal. */
export const isOwnPath = (link: string): boolean => link.startsWith('/');

/** Body of `POST /notices`. */
export const HomeNoticeDraftSchema = v.strictObject({
  text: requiredLine(noticeLimits.text),
  /** Absent or empty: Hindi pages show `text`. */
  hindiText: v.optional(line(noticeLimits.text)),
  /** Absent or empty: none. */
  link: v.optional(
    v.pipe(
      line(noticeLimits.link),
      v.check((link) => link === '' || linkForm.test(link), carried({ code: 'not-a-link' })),
    ),
  ),
  until: TimeSchema,
  /** The groups whose learners see it; an empty list: everybody. */
  groupIds: listOf(IdSchema, maxItems.groups),
});
export type HomeNoticeDraft = v.InferOutput<typeof HomeNoticeDraftSchema>;

/** A line from the institute, as a learner's page shows it until its end. */
export const HomeNoticeSchema = v.object({
  id: IdSchema,
  text: v.string(),
  hindiText: v.optional(v.string()),
  link: v.optional(v.string()),
  until: TimeSchema,
});
export type HomeNotice = v.InferOutput<typeof HomeNoticeSchema>;

/** The same for admins. */
export const HomeNoticeRowSchema = v.object({
  ...HomeNoticeSchema.entries,
  addedAt: TimeSchema,
  /** When an admin ended it; null: nobody did. */
  endedAt: v.nullable(TimeSchema),
  /** The groups among the admin's own whose learners see it; absent: everybody sees it. */
  groupIds: v.optional(v.array(IdSchema)),
  /** Whether this admin may end it: not where it is for learners of others too. */
  mayEnd: v.boolean(),
});
export type HomeNoticeRow = v.InferOutput<typeof HomeNoticeRowSchema>;
