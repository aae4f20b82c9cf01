import * as v from 'valibot';
import { carried } from '../faults/issue';
import { required, text } from '../fields/fields';
import { IdFromText, IdSchema, TimeSchema } from '../fields/id';

/** Bounds of reports about questions: characters of a report and of its answer, reports of a person in a day (of UTC), and at all. */
export const reportLimits = { text: 1_000, day: 30, all: 300 } as const;

/** What a learner finds wrong with a question. */
export const reportReasons = ['key', 'text', 'translation', 'picture', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What became of a report: the question was mended, or is right as it is. */
export const reportOutcomes = ['mended', 'kept'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

const notRight = carried({ code: 'not-right' });

/** Body of `POST /questions/:id/reports`. `assessmentId`: in which the question was sat; its paper has the version that is meant. */
export const ReportDraftSchema = v.strictObject({
  assessmentId: IdSchema,
  reason: v.picklist(reportReasons, notRight),
  text: text(reportLimits.text),
});
export type ReportDraft = v.InferOutput<typeof ReportDraftSchema>;

/** Body of `POST /reports/:id/answer`. */
export const ReportAnswerSchema = v.strictObject({ outcome: v.picklist(reportOutcomes, notRight), text: required(reportLimits.text) });
export type ReportAnswer = v.InferOutput<typeof ReportAnswerSchema>;

/** A report. Reason and outcome are texts: a page that is older than the server reads those that it does not know. */
export const ReportSchema = v.object({
  id: IdSchema,
  questionId: IdSchema,
  assessmentId: IdSchema,
  reason: v.string(),
  text: v.string(),
  at: TimeSchema,
  /** null, with the next two, until an admin has answered. */
  outcome: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(TimeSchema),
});
export type Report = v.InferOutput<typeof ReportSchema>;

/** A report as admins see it; nobody is told who made it. */
export const ReportRowSchema = v.object({
  ...ReportSchema.entries,
  /** From 1; rises with each answer. */
  version: v.number(),
  assessment: v.string(),
  /** The text of the question as it was sat. */
  question: v.string(),
  /** The words are kept back: the paper is secret again, and this admin has no right to it before its hour. */
  isWithheld: v.optional(v.literal(true)),
});
export type ReportRow = v.InferOutput<typeof ReportRowSchema>;

/** Query of `GET /reports`, always in pages: all filters hold at once. */
export const ReportFilter = {
  state: v.optional(v.picklist(['open', 'answered'], carried({ code: 'not-a-state' }))),
  assessment: v.optional(IdFromText),
  question: v.optional(IdFromText),
};
