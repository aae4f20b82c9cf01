import * as v from 'valibot';
import { AbsentSchema } from '../assessment/absent';
import { PaperSchema } from '../assessment/assessment';
import { AssessmentListSchema } from '../assessment/assessment-list';
import { DeskSchema, SittingFactsSchema, SittingSchema } from '../assessment/desk';
import { GenerateByCategoriesSchema, GenerateFromExamSchema } from '../assessment/generate';
import { MoreTimeDraftSchema } from '../assessment/more-time';
import { ArrivalSchema, ImportReceiptSchema, RescueSchema } from '../assessment/rescue';
import { ScheduleDraftSchema, ScheduleSchema } from '../assessment/schedule';
import { HandInsSchema, StatisticsSchema } from '../assessment/statistics';
import { BrandDraftSchema, BrandSchema } from '../branding/portal';
import { ExamDraftSchema, ExamSchema } from '../exam/exam';
import { ForecastQuerySchema, ForecastSchema } from '../exam/forecast';
import { IdParams, IdSchema } from '../fields/id';
import { maxBytes, maxTexts } from '../fields/limits';
import { ExtraTimeDraftSchema, ExtraTimeSchema } from '../people/extra-time';
import { UidParams } from '../people/people';
import { CategoryQuerySchema, CategorySchema } from '../question/category';
import { KeptPictureSchema } from '../question/picture-draft';
import { QuestionDraftSchema, QuestionSchema } from '../question/question';
import { QuestionHistorySchema } from '../question/question-history';
import { SimilarAskedSchema, SimilarQuestionsSchema } from '../question/similar';
import { KeyHashesSchema, KnownQuestionsSchema } from '../sheet/known-questions';
import { ImportQuerySchema, UploadSummarySchema } from '../sheet/upload';
import { adminCall } from './admin-call';
import { archiveCalls } from './archive-calls';
import { cachedPaperCalls } from './cached-papers';
import type { CallShape, Schema } from './call-shape';
import { categoryCalls } from './category-calls';
import { chanceCalls } from './chance-calls';
import { comparisonCalls } from './comparison-calls';
import { dataCalls } from './data-calls';
import { drawnCalls } from './drawn-calls';
import { healthCalls } from './health-calls';
import { learnerCalls } from './learner-calls';
import { noticeCalls, ownNoticeCalls } from './notice-calls';
import { ownReportCalls } from './own-report-calls';
import { AbsentQuerySchema, AssessmentQuerySchema, QuestionQuerySchema, SeenQuerySchema, SittingsQuerySchema } from './page';
import { passageCalls } from './passage-calls';
import { peopleCalls } from './people-calls';
import { pictureCall } from './picture-call';
import { practiceCalls } from './practice-calls';
import { pushCalls } from './push-calls';
import { questionCalls } from './question-calls';
import { regradeCalls } from './regrade-calls';
import { reportCalls } from './report-calls';
import { resultsCalls } from './results-calls';
import { scheduledCalls } from './scheduled-calls';
import { todayCalls } from './today-calls';
import { trailCalls } from './trail-calls';
import { webhookCalls } from './webhook-calls';

/**
 * The table of calls: the 18 calls of spec §7, and ours beyond; a learner's, then an admin's. Client, worker, server and tests all read
 * this table.
 */
export const calls = {
  ...learnerCalls,
  ...scheduledCalls,
  ...cachedPaperCalls,
  ...todayCalls,
  ...trailCalls,
  ...dataCalls,
  ...practiceCalls,
  ...ownReportCalls,
  ...reportCalls,
  ...pushCalls,
  ...ownNoticeCalls,
  ...noticeCalls,
  ...webhookCalls,
  ...healthCalls,
  ...categoryCalls,
  ...drawnCalls,
  ...questionCalls,
  ...passageCalls,
  ...resultsCalls,
  ...regradeCalls,
  ...comparisonCalls,
  ...archiveCalls,
  ...chanceCalls,

  getCategories: adminCall('GET /categories', 'any', 'shared', { reply: v.array(CategorySchema), problems: [] }),
  addCategory: adminCall('POST /categories', ['edit-questions'], 'shared', {
    query: CategoryQuerySchema,
    reply: CategorySchema,
    problems: ['not-found', 'already-exists'],
  }),
  getQuestions: adminCall('GET /questions/all', ['edit-questions', 'make-tests'], 'shared', {
    query: QuestionQuerySchema,
    reply: v.array(QuestionSchema),
    problems: [],
  }),
  createQuestion: adminCall('POST /questions/create', ['edit-questions'], 'shared', {
    body: QuestionDraftSchema,
    reply: QuestionSchema,
    problems: [],
  }),
  uploadQuestions: adminCall('POST /questions/upload-questions', ['edit-questions'], 'shared', {
    upload: { what: 'One sheet, .xlsx or .xls', maxBytes: maxBytes.sheet },
    reply: UploadSummarySchema,
    problems: [],
  }),
  editQuestion: adminCall('POST /questions/:id/edit', ['edit-questions'], 'shared', {
    params: IdParams,
    query: SeenQuerySchema,
    body: QuestionDraftSchema,
    reply: QuestionHistorySchema,
    problems: ['not-found', 'in-use'],
  }),
  retireQuestion: adminCall('POST /questions/:id/retire', ['edit-questions'], 'shared', {
    params: IdParams,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  }),
  restoreQuestion: adminCall('POST /questions/:id/restore', ['edit-questions'], 'shared', {
    params: IdParams,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  }),
  getQuestionHistory: adminCall('GET /questions/:id/history', ['edit-questions', 'make-tests'], 'shared', {
    params: IdParams,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  }),
  forecast: adminCall('GET /questions/forecast', ['edit-questions', 'make-tests'], 'shared', {
    query: ForecastQuerySchema,
    reply: ForecastSchema,
    problems: [],
  }),
  importQuestions: adminCall('POST /questions/import', ['edit-questions'], 'shared', {
    query: ImportQuerySchema,
    upload: { what: 'One file of questions: GIFT, Aiken or Moodle XML', maxBytes: maxBytes.sheet },
    reply: UploadSummarySchema,
    problems: [],
  }),
  /** Which questions of a file are in the bank already; a preview asks before the file is sent. */
  findQuestions: adminCall('POST /questions/known', ['edit-questions'], 'shared', {
    body: KeyHashesSchema,
    bodyBytes: maxBytes.keyHashes,
    bodyTexts: maxTexts.keyHashes,
    reply: KnownQuestionsSchema,
    problems: [],
  }),
  /** Questions of the bank that are nearly the same as these, while they are typed and before a file is sent. */
  findSimilar: adminCall('POST /questions/similar', ['edit-questions'], 'shared', {
    body: SimilarAskedSchema,
    bodyBytes: maxBytes.keyHashes,
    reply: SimilarQuestionsSchema,
    problems: [],
  }),
  /** Stores a picture, made small, for questions. */
  uploadPicture: adminCall('POST /pictures', ['edit-questions'], 'shared', {
    upload: { what: 'One picture: JPEG, PNG, WebP, GIF or AVIF', maxBytes: maxBytes.picture },
    reply: KeptPictureSchema,
    problems: [],
  }),
  getPicture: pictureCall,
  generateByCategories: adminCall('POST /generate-assessment', ['make-tests'], 'groups', {
    body: GenerateByCategoriesSchema,
    reply: PaperSchema,
    problems: ['too-few-questions'],
  }),
  generateFromExam: adminCall('POST /generate-assessment/from-exam', ['make-tests'], 'groups', {
    body: GenerateFromExamSchema,
    reply: v.object({ id: IdSchema }),
    problems: ['not-found', 'too-few-questions'],
  }),
  createExam: adminCall('POST /exams/create', ['make-tests'], 'shared', { body: ExamDraftSchema, reply: ExamSchema, problems: [] }),
  getExams: adminCall('GET /exams/all', ['make-tests'], 'shared', { reply: v.array(ExamSchema), problems: [] }),
  getAssessments: adminCall('GET /assessments/all', 'any', 'groups', {
    query: AssessmentQuerySchema,
    reply: AssessmentListSchema,
    problems: [],
  }),
  importSubmission: adminCall('POST /submission/import', ['results'], 'whole', {
    body: RescueSchema,
    reply: ImportReceiptSchema,
    problems: ['not-found'],
  }),
  getArrivals: adminCall('GET /submission/imports', ['results'], 'whole', { reply: v.array(ArrivalSchema), problems: [] }),
  setSchedule: adminCall('POST /assessment/:id/schedule', ['make-tests'], 'groups', {
    params: IdParams,
    query: SeenQuerySchema,
    body: ScheduleDraftSchema,
    reply: ScheduleSchema,
    problems: ['not-found', 'in-use'],
  }),
  getSchedule: adminCall('GET /assessment/:id/schedule', ['make-tests', 'results'], 'groups', {
    params: IdParams,
    reply: ScheduleSchema,
    problems: ['not-found'],
  }),
  /**
   * Gives everybody or one learner more time, from the opening on: the new total. With `from`, takes minutes back while no attempt can be in them (ADR 75).
   */
  giveMoreTime: adminCall('POST /assessment/:id/more-time', ['make-tests'], 'groups', {
    params: IdParams,
    body: MoreTimeDraftSchema,
    reply: ScheduleSchema,
    problems: ['not-found', 'not-open', 'in-use'],
  }),
  /** The state of an assessment on its exam day. */
  getDesk: adminCall('GET /assessment/:id/desk', ['make-tests', 'results'], 'groups', {
    params: IdParams,
    reply: DeskSchema,
    problems: ['not-found'],
  }),
  /** Every account that fetched, started or handed in a scheduled assessment; in pages on request. */
  getSittings: adminCall('GET /assessment/:id/sittings', ['results'], 'groups', {
    params: IdParams,
    query: SittingsQuerySchema,
    reply: v.array(SittingSchema),
    problems: ['not-found'],
  }),
  getSittingFacts: adminCall('GET /assessment/:id/sittings/facts', ['results'], 'groups', {
    params: IdParams,
    reply: SittingFactsSchema,
    problems: ['not-found'],
  }),
  /** Who of the groups that an assessment is for has neither started it nor handed it in; of one for everybody: nobody. In pages on request. */
  getAbsent: adminCall('GET /assessment/:id/absent', ['results'], 'groups', {
    params: IdParams,
    query: AbsentQuerySchema,
    reply: v.array(AbsentSchema),
    problems: ['not-found'],
  }),
  getStatistics: adminCall('GET /assessment/:id/statistics', ['make-tests', 'results'], 'groups', {
    params: IdParams,
    reply: StatisticsSchema,
    problems: ['not-found'],
  }),
  getHandIns: adminCall('GET /assessment/:id/hand-ins', ['make-tests', 'results'], 'groups', {
    params: IdParams,
    reply: HandInsSchema,
    problems: ['not-found'],
  }),
  ...peopleCalls,
  getExtraTime: adminCall('GET /people/:uid/extra-time', ['results'], 'groups', {
    params: UidParams,
    reply: ExtraTimeSchema,
    problems: ['not-found'],
  }),
  setExtraTime: adminCall('POST /people/:uid/extra-time', ['everything'], 'groups', {
    params: UidParams,
    query: SeenQuerySchema,
    body: ExtraTimeDraftSchema,
    reply: ExtraTimeSchema,
    problems: ['not-found', 'in-use'],
  }),

  getPortal: adminCall('GET /portal', ['everything'], 'whole', { reply: BrandSchema, problems: [] }),
  savePortal: adminCall('POST /portal', ['everything'], 'whole', {
    query: SeenQuerySchema,
    body: BrandDraftSchema,
    bodyBytes: maxBytes.portal,
    reply: BrandSchema,
    problems: ['in-use'],
  }),
} as const satisfies Record<string, CallShape>;

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Part<Call, K extends string, Side extends 'in' | 'out'> = Call extends { [key in K]: infer S extends Schema }
  ? { [key in K]: Side extends 'in' ? v.InferInput<S> : v.InferOutput<S> }
  : unknown;
/** A query without required fields may be omitted. */
type Optional<P> = P extends { query: infer Q } ? (Record<never, never> extends Q ? Partial<P> : P) : P;
type Upload<Call, T> = Call extends { upload: object } ? { file: T } : unknown;

/** A caller's arguments: `{ params?, query?, body?, file? }`, only the parts that the call has. */
export type ArgsOf<Call> = Part<Call, 'params', 'in'> & Optional<Part<Call, 'query', 'in'>> & Part<Call, 'body', 'in'> & Upload<Call, File>;
export type CallArgs<N extends CallName> = ArgsOf<Calls[N]>;

/** A handler's arguments: the same parts, validated; an upload arrives as its bytes and its name. */
export type HandlerArgs<N extends CallName> = Part<Calls[N], 'params', 'out'> &
  Part<Calls[N], 'query', 'out'> &
  Part<Calls[N], 'body', 'out'> &
  Upload<Calls[N], { name: string; bytes: Uint8Array }> &
  (Calls[N] extends { hasBodyHash: true } ? { bodyHash: string } : unknown);

/** Whether a call's reply is the same for every caller. */
export type IsSameForAll<N extends CallName> = Calls[N] extends { isSameForAll: true } ? true : false;

/** The reply as the client reads it. */
export type Reply<N extends CallName> = v.InferOutput<Calls[N]['reply']>;
/** The reply as the server writes it: the input of the reader's schema. */
export type ReplyBody<N extends CallName> = v.InferInput<Calls[N]['reply']>;

/** Calls for lists with pages. */
export type PagedCall =
  | 'getQuestions'
  | 'getAssessments'
  | 'getPeople'
  | 'getTrail'
  | 'getResultRows'
  | 'getRoster'
  | 'getPassages'
  | 'getReports'
  | 'getSittings'
  | 'getAbsent'
  | 'getChances';

/** Calls without required arguments. */
export type BareCall = { [N in CallName]: Record<never, never> extends CallArgs<N> ? N : never }[CallName];
