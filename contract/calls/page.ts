import * as v from 'valibot';
import { sittingFacts, sittingOrders } from '../assessment/desk';
import { comparedTests } from '../assessment/group-comparison';
import { exportForms, resultOrders, wantedFlags } from '../assessment/result-list';
import { ZoneSchema } from '../assessment/results-file/zone';
import { carried } from '../faults/issue';
import { text } from '../fields/fields';
import { IdFromText, TimeSchema } from '../fields/id';
import { maxLength } from '../fields/limits';
import { KindSchema } from '../kinds/kind';
import { RoleSchema } from '../people/people';
import { ReportFilter } from '../question/report';
import { type TrailGroup, trailGroups, trailKinds } from '../trail/trail';

/** Limits of pages of lists. */
export const pageLimits = { page: 1_000_000, size: 200, defaultSize: 25 } as const;

/** A whole number in a query, from 1 to `max`. */
const wholeFromText = (max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/))], carried({ code: 'not-whole-from-1' })),
    v.transform(Number),
    v.integer(carried({ code: 'not-whole' })),
    v.minValue(1, carried({ code: 'below', least: 1 })),
    v.maxValue(max, carried({ code: 'above', most: max })),
  );

/** The largest version of an edit. */
export const seenMost = 999_999_998;

/**
 * The version that an edit began from (ADR 62). With another present version the edit is refused, so that no change is lost in silence; pages of earlier versions send
 * none. In the query, because a server of an earlier version ignores it there.
 */
export const SeenQuerySchema = v.strictObject({ version: v.optional(wholeFromText(seenMost)) });

/** The same of a schedule. `paper`: the version of the questions that a publication has shown; with others now it is refused. */
export const ScheduleSeenQuerySchema = v.strictObject({ ...SeenQuerySchema.entries, paper: v.optional(wholeFromText(seenMost)) });

/** The query of one page. A call without any of these fields answers the whole list, as in the specification (§7). */
const page = {
  page: v.optional(wholeFromText(pageLimits.page)),
  size: v.optional(wholeFromText(pageLimits.size)),
  /** A match contains every word. */
  search: v.optional(text(maxLength.search)),
};

/** One of these orders; `-` reverses it. */
const orderBy = <const T extends string>(orders: readonly T[]) => {
  const both = orders.flatMap((order): (T | `-${T}`)[] => [order, `-${order}`]);
  return v.optional(v.picklist(both, carried({ code: 'not-an-order' })));
};

/** Query of `GET /assessments/all`: searches and orders by id, name and number of questions; `-` reverses an order. */
export const AssessmentQuerySchema = v.strictObject({
  ...page,
  sort: orderBy(['id', 'name', 'questions']),
  /** Those in the archive in the place of all others. */
  state: v.optional(v.picklist(['archived'], carried({ code: 'not-a-state' }))),
});
export type AssessmentQuery = v.InferOutput<typeof AssessmentQuerySchema>;

/** Query of `GET /people`: searches name, email and phone, those of the roster too. */
export const PeopleQuerySchema = v.strictObject({
  ...page,
  sort: orderBy(['name']),
  /** The id of a group, or `none` for people in no group. */
  group: v.optional(v.union([v.literal('none'), IdFromText], carried({ code: 'not-a-group' }))),
  role: v.optional(RoleSchema),
  state: v.optional(v.picklist(['shut-out'], carried({ code: 'not-a-state' }))),
});
export type PeopleQuery = v.InferOutput<typeof PeopleQuerySchema>;

/** Query of `GET /people/{uid}/tests`: pages of one size. */
export const PersonTestsQuerySchema = v.strictObject({ page: page.page });

/** Query of `GET /groups/roster`: searches name, email and phone of those who have not come yet. */
export const RosterQuerySchema = v.strictObject({ ...page, sort: orderBy(['name']), group: v.optional(IdFromText) });
export type RosterQuery = v.InferOutput<typeof RosterQuerySchema>;

/** Query of `GET /assessment/{id}/chances`: searches name, email and phone; without the right to results, by the whole uid. */
export const ChancesQuerySchema = v.strictObject({
  ...page,
  /** Learners whose chance is not used and whose last start is still ahead. */
  state: v.optional(v.picklist(['open'], carried({ code: 'not-a-state' }))),
});
export type ChancesQuery = v.InferOutput<typeof ChancesQuerySchema>;

/** Query of `GET /assessment/{id}/sittings`: searches name and email, or the uid of a person without one; times that are not known come last. */
export const SittingsQuerySchema = v.strictObject({
  ...page,
  sort: orderBy(sittingOrders),
  fact: v.optional(v.picklist(sittingFacts, carried({ code: 'not-right' }))),
  /** Those whose start was heard of, and no hand-in. */
  state: v.optional(v.picklist(['sitting'], carried({ code: 'not-a-state' }))),
});
export type SittingsQuery = v.InferOutput<typeof SittingsQuerySchema>;

/** Query of `GET /assessment/{id}/absent`: searches name, email and phone. */
export const AbsentQuerySchema = v.strictObject({ ...page, sort: orderBy(['name']), group: v.optional(IdFromText) });
export type AbsentQuery = v.InferOutput<typeof AbsentQuerySchema>;

/** Ids in a query, separated by commas: at most so many. */
const idsFromText = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/, carried({ code: 'not-an-id' })),
    v.transform((ids) => [...new Set(ids.split(',').map(Number))]),
    v.maxLength(most, carried({ code: 'too-many-entries', most })),
  );

/** The orders of `GET /questions/all`; by difficulty: easy, medium, hard or turned round, then all others; by category: by the path of the one with the lowest id. */
export const questionOrders = ['id', '-id', 'name', '-name', 'difficulty', '-difficulty', 'category', '-category'] as const;

/** Query of `GET /questions/all`: searches the question's text; a category includes its descendants. */
export const QuestionQuerySchema = v.strictObject({
  ...page,
  sort: v.optional(v.picklist(questionOrders, carried({ code: 'not-an-order' }))),
  /** These questions alone, in use or retired unless `state` says which. */
  ids: v.optional(idsFromText(pageLimits.size)),
  category: v.optional(IdFromText),
  /** Questions of this passage. */
  passage: v.optional(IdFromText),
  /** Questions of this upload, by the number that its summary has. */
  upload: v.optional(IdFromText),
  difficulty: v.optional(text(maxLength.name)),
  language: v.optional(text(maxLength.name)),
  kind: v.optional(KindSchema),
  /** Default: active, the state that papers are drawn from; with `ids`, both. */
  state: v.optional(v.picklist(['active', 'retired'], carried({ code: 'not-a-state' }))),
  /** Questions without an explanation, in words or as a picture. */
  lacks: v.optional(v.picklist(['explanation'], carried({ code: 'not-right' }))),
});
export type QuestionQuery = v.InferOutput<typeof QuestionQuerySchema>;

/** Query of `GET /passages/all`: searches both texts. */
export const PassageQuerySchema = v.strictObject({ ...page, sort: orderBy(['id']) });
export type PassageQuery = v.InferOutput<typeof PassageQuerySchema>;

const GroupSchema = v.picklist(Object.keys(trailGroups) as TrailGroup[], carried({ code: 'not-right' }));

/** Query of `GET /trail`: all filters hold at once. */
export const TrailQuerySchema = v.strictObject({
  page: page.page,
  size: page.size,
  /** In the name, the address or the phone of the admin who changed something; a match contains every word. */
  search: page.search,
  /** Acts of one part of the portal. */
  group: v.optional(GroupSchema),
  /** The uid of the admin; empty: commands of the portal's machine. */
  by: v.optional(text(maxLength.uid)),
  /** Changes at this time or later. */
  from: v.optional(TimeSchema),
  /** Changes before this time. */
  to: v.optional(TimeSchema),
  /** What was changed. */
  kind: v.optional(v.picklist(trailKinds, carried({ code: 'not-right' }))),
  id: v.optional(text(maxLength.uid)),
});
export type TrailQuery = v.InferOutput<typeof TrailQuerySchema>;

/** Query of `GET /reports`: all filters hold at once. */
export const ReportQuerySchema = v.strictObject({ page: page.page, size: page.size, ...ReportFilter });
export type ReportQuery = v.InferOutput<typeof ReportQuerySchema>;

/**
 * Query of `GET /groups/comparison`: these tests; without them, the last released ones that have a time in their schedule, and all of the last ones where none has.
 * `practice`: those without times among them.
 */
export const GroupComparisonQuerySchema = v.strictObject({
  assessments: v.optional(idsFromText(comparedTests)),
  practice: v.optional(v.picklist(['with'], carried({ code: 'not-right' }))),
});

/** What of an assessment's results: searches name, verified and typed addresses, and group. */
const resultFilter = {
  search: v.optional(text(maxLength.search)),
  /** Only learners of this group. */
  group: v.optional(IdFromText),
  flag: v.optional(v.picklist(wantedFlags, carried({ code: 'not-right' }))),
};

/** Query of `GET /assessment/:id/results`. Default: by rank. */
export const ResultRowQuerySchema = v.strictObject({ ...page, ...resultFilter, sort: orderBy(resultOrders) });
export type ResultRowQuery = v.InferOutput<typeof ResultRowQuerySchema>;

/** Query of `GET /assessment/:id/results/export`. */
export const ResultExportQuerySchema = v.strictObject({
  ...resultFilter,
  /** Of the file's words; default: English. */
  language: v.optional(v.picklist(['en', 'hi'], carried({ code: 'not-right' }))),
  /** In which its times are written; default: UTC. */
  zone: v.optional(ZoneSchema),
  format: v.picklist(exportForms, carried({ code: 'not-a-format' })),
});
