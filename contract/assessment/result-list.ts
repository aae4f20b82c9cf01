import * as v from 'valibot';
import { IdFromText, TimeSchema } from '../fields/id';
import { UidSchema } from '../people/people';
import { workbookType } from '../people/person-data';
import { ResultSchema } from './assessment';
import { CountedField } from './chance';
import { MisfitField, sittingFacts } from './desk';

/**
 * What is unusual about a result. `provisional`: the copy of an unfinished attempt, from a file; it has no rank. · `imported`: from a rescue
 * file. · `set-aside`: the learner has other submissions, which do not count. · `extra-time`: the learner had more time than the paper's.
 * The others are facts of the sitting (desk.ts), without the usual one.
 */
export const resultFlags = [
  'provisional',
  'imported',
  'set-aside',
  'extra-time',
  ...sittingFacts.filter((fact) => fact !== 'start-seen'),
] as const;
export type ResultFlag = (typeof resultFlags)[number];

/** By which flag results are narrowed; `any`: whatever it is. */
export const wantedFlags = ['any', ...resultFlags] as const;
export type WantedFlag = (typeof wantedFlags)[number];

const whole = v.number();

/** One learner's result of an assessment, for admins. Previews are none. */
export const ResultRowSchema = v.object({
  uid: UidSchema,
  /** Name, email and phone are empty where the portal does not know them; email and phone are verified ones only. */
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** The name of the learner's first group in sight. */
  group: v.nullable(v.string()),
  /** The names of all in sight, of a learner who is in several; absent for all others. */
  groups: v.optional(v.array(v.string())),
  score: v.number(),
  /** Standard competition ranking among all who handed in (analysis/rank.ts), whatever the list is filtered by. */
  rank: v.nullable(whole),
  correctAnswers: whole,
  wrongAnswers: whole,
  unattempted: whole,
  /** Seconds. */
  timeTaken: whole,
  submittedAt: TimeSchema,
  flags: v.array(v.picklist(resultFlags)),
  misfit: MisfitField,
  /** Only of a learner with several hand-ins (ADR 78). */
  counted: CountedField,
});
export type ResultRow = v.InferOutput<typeof ResultRowSchema>;

/** Path parameters of a call about one learner's result. */
export const ResultParams = v.object({ id: IdFromText, uid: UidSchema });

/** One learner's marked submission as the learner sees it after the release, with whose it is. */
export const AnswerSheetSchema = v.object({ row: ResultRowSchema, result: ResultSchema });
export type AnswerSheet = v.InferOutput<typeof AnswerSheetSchema>;

/** The columns by which results can be sorted. */
export const resultOrders = [
  'rank',
  'name',
  'email',
  'group',
  'score',
  'correctAnswers',
  'wrongAnswers',
  'unattempted',
  'timeTaken',
  'submittedAt',
] as const;
export type ResultOrder = (typeof resultOrders)[number];

/** Forms in which results are exported, with their media types. */
export const exportTypes = {
  xlsx: workbookType,
  csv: 'text/csv; charset=utf-8',
} as const;
export type ExportForm = keyof typeof exportTypes;
export const exportForms = Object.keys(exportTypes) as ExportForm[];
