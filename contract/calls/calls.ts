import * as v from 'valibot';
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
import { againCalls } from './again-calls';
import { archiveCalls } from './archive-calls';
import { cachedPaperCalls } from './cached-papers';
import type { CallShape, Schema } from './call-shape';
import { categoryCalls } from './category-calls';
import { comparisonCalls } from './comparison-calls';
import { dataCalls } from './data-calls';
import { drawnCalls } from './drawn-calls';
import { healthCalls } from './health-calls';
import { learnerCalls } from './learner-calls';
import { noticeCalls, ownNoticeCalls } from './notice-calls';
import { ownReportCalls } from './own-report-calls';
import { AssessmentQuerySchema, QuestionQuerySchema, SeenQuerySchema, SittingsQuerySchema } from './page';
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
  ...againCalls,

  getCategories: {
    method: 'GET',
    path: '/categories',
    who: 'admin',
    right: 'any',
    scope: 'shared',
    reply: v.array(CategorySchema),
    problems: [],
  },
  addCategory: {
    method: 'POST',
    path: '/categories',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    query: CategoryQuerySchema,
    reply: CategorySchema,
    problems: ['not-found', 'already-exists'],
  },
  getQuestions: {
    method: 'GET',
    path: '/questions/all',
    who: 'admin',
    right: ['edit-questions', 'make-tests'],
    scope: 'shared',
    query: QuestionQuerySchema,
    reply: v.array(QuestionSchema),
    problems: [],
  },
  createQuestion: {
    method: 'POST',
    path: '/questions/create',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    body: QuestionDraftSchema,
    reply: QuestionSchema,
    problems: [],
  },
  uploadQuestions: {
    method: 'POST',
    path: '/questions/upload-questions',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    upload: { what: 'One sheet, .xlsx or .xls', maxBytes: maxBytes.sheet },
    reply: UploadSummarySchema,
    problems: [],
  },
  editQuestion: {
    method: 'POST',
    path: '/questions/:id/edit',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    params: IdParams,
    query: SeenQuerySchema,
    body: QuestionDraftSchema,
    reply: QuestionHistorySchema,
    problems: ['not-found', 'in-use'],
  },
  retireQuestion: {
    method: 'POST',
    path: '/questions/:id/retire',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    params: IdParams,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  },
  restoreQuestion: {
    method: 'POST',
    path: '/questions/:id/restore',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    params: IdParams,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  },
  getQuestionHistory: {
    method: 'GET',
    path: '/questions/:id/history',
    who: 'admin',
    right: ['edit-questions', 'make-tests'],
    scope: 'shared',
    params: IdParams,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  },
  forecast: {
    method: 'GET',
    path: '/questions/forecast',
    who: 'admin',
    right: ['edit-questions', 'make-tests'],
    scope: 'shared',
    query: ForecastQuerySchema,
    reply: ForecastSchema,
    problems: [],
  },
  importQuestions: {
    method: 'POST',
    path: '/questions/import',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    query: ImportQuerySchema,
    upload: { what: 'One file of questions: GIFT, Aiken or Moodle XML', maxBytes: maxBytes.sheet },
    reply: UploadSummarySchema,
    problems: [],
  },
  /** Which questions of a file are in the bank already; a preview asks before the file is sent. */
  findQuestions: {
    method: 'POST',
    path: '/questions/known',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    body: KeyHashesSchema,
    bodyBytes: maxBytes.keyHashes,
    bodyTexts: maxTexts.keyHashes,
    reply: KnownQuestionsSchema,
    problems: [],
  },
  /** Questions of the bank that are nearly the same as these, while they are typed and before a file is sent. */
  findSimilar: {
    method: 'POST',
    path: '/questions/similar',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    body: SimilarAskedSchema,
    bodyBytes: maxBytes.keyHashes,
    reply: SimilarQuestionsSchema,
    problems: [],
  },
  /** Stores a picture, made small, for questions. */
  uploadPicture: {
    method: 'POST',
    path: '/pictures',
    who: 'admin',
    right: ['edit-questions'],
    scope: 'shared',
    upload: { what: 'One picture: JPEG, PNG, WebP, GIF or AVIF', maxBytes: maxBytes.picture },
    reply: KeptPictureSchema,
    problems: [],
  },
  getPicture: pictureCall,
  generateByCategories: {
    method: 'POST',
    path: '/generate-assessment',
    who: 'admin',
    right: ['make-tests'],
    scope: 'groups',
    body: GenerateByCategoriesSchema,
    reply: PaperSchema,
    problems: ['too-few-questions'],
  },
  generateFromExam: {
    method: 'POST',
    path: '/generate-assessment/from-exam',
    who: 'admin',
    right: ['make-tests'],
    scope: 'groups',
    body: GenerateFromExamSchema,
    reply: v.object({ id: IdSchema }),
    problems: ['not-found', 'too-few-questions'],
  },
  createExam: {
    method: 'POST',
    path: '/exams/create',
    who: 'admin',
    right: ['make-tests'],
    scope: 'shared',
    body: ExamDraftSchema,
    reply: ExamSchema,
    problems: [],
  },
  getExams: {
    method: 'GET',
    path: '/exams/all',
    who: 'admin',
    right: ['make-tests'],
    scope: 'shared',
    reply: v.array(ExamSchema),
    problems: [],
  },
  getAssessments: {
    method: 'GET',
    path: '/assessments/all',
    who: 'admin',
    right: 'any',
    scope: 'groups',
    query: AssessmentQuerySchema,
    reply: AssessmentListSchema,
    problems: [],
  },
  importSubmission: {
    method: 'POST',
    path: '/submission/import',
    who: 'admin',
    right: ['results'],
    scope: 'whole',
    body: RescueSchema,
    reply: ImportReceiptSchema,
    problems: ['not-found'],
  },
  getArrivals: {
    method: 'GET',
    path: '/submission/imports',
    who: 'admin',
    right: ['results'],
    scope: 'whole',
    reply: v.array(ArrivalSchema),
    problems: [],
  },
  setSchedule: {
    method: 'POST',
    path: '/assessment/:id/schedule',
    who: 'admin',
    right: ['make-tests'],
    scope: 'groups',
    params: IdParams,
    query: SeenQuerySchema,
    body: ScheduleDraftSchema,
    reply: ScheduleSchema,
    problems: ['not-found', 'in-use'],
  },
  getSchedule: {
    method: 'GET',
    path: '/assessment/:id/schedule',
    who: 'admin',
    right: ['make-tests', 'results'],
    scope: 'groups',
    params: IdParams,
    reply: ScheduleSchema,
    problems: ['not-found'],
  },
  /**
   * Gives everybody or one learner more time, from the opening on: the new total. With `from`, takes minutes back while no attempt can be in them (ADR 75).
   */
  giveMoreTime: {
    method: 'POST',
    path: '/assessment/:id/more-time',
    who: 'admin',
    right: ['make-tests'],
    scope: 'groups',
    params: IdParams,
    body: MoreTimeDraftSchema,
    reply: ScheduleSchema,
    problems: ['not-found', 'not-open', 'in-use'],
  },
  /** The state of an assessment on its exam day. */
  getDesk: {
    method: 'GET',
    path: '/assessment/:id/desk',
    who: 'admin',
    right: ['make-tests', 'results'],
    scope: 'groups',
    params: IdParams,
    reply: DeskSchema,
    problems: ['not-found'],
  },
  /** Every account that fetched, started or handed in a scheduled assessment; in pages on request. */
  getSittings: {
    method: 'GET',
    path: '/assessment/:id/sittings',
    who: 'admin',
    right: ['results'],
    scope: 'groups',
    params: IdParams,
    query: SittingsQuerySchema,
    reply: v.array(SittingSchema),
    problems: ['not-found'],
  },
  getSittingFacts: {
    method: 'GET',
    path: '/assessment/:id/sittings/facts',
    who: 'admin',
    right: ['results'],
    scope: 'groups',
    params: IdParams,
    reply: SittingFactsSchema,
    problems: ['not-found'],
  },
  getStatistics: {
    method: 'GET',
    path: '/assessment/:id/statistics',
    who: 'admin',
    right: ['make-tests', 'results'],
    scope: 'groups',
    params: IdParams,
    reply: StatisticsSchema,
    problems: ['not-found'],
  },
  getHandIns: {
    method: 'GET',
    path: '/assessment/:id/hand-ins',
    who: 'admin',
    right: ['make-tests', 'results'],
    scope: 'groups',
    params: IdParams,
    reply: HandInsSchema,
    problems: ['not-found'],
  },
  ...peopleCalls,
  getExtraTime: {
    method: 'GET',
    path: '/people/:uid/extra-time',
    who: 'admin',
    right: ['results'],
    scope: 'groups',
    params: UidParams,
    reply: ExtraTimeSchema,
    problems: ['not-found'],
  },
  setExtraTime: {
    method: 'POST',
    path: '/people/:uid/extra-time',
    who: 'admin',
    right: ['everything'],
    scope: 'groups',
    params: UidParams,
    query: SeenQuerySchema,
    body: ExtraTimeDraftSchema,
    reply: ExtraTimeSchema,
    problems: ['not-found', 'in-use'],
  },

  getPortal: { method: 'GET', path: '/portal', who: 'admin', right: ['everything'], scope: 'whole', reply: BrandSchema, problems: [] },
  savePortal: {
    method: 'POST',
    path: '/portal',
    who: 'admin',
    right: ['everything'],
    scope: 'whole',
    query: SeenQuerySchema,
    body: BrandDraftSchema,
    bodyBytes: maxBytes.portal,
    reply: BrandSchema,
    problems: ['in-use'],
  },
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
  | 'getChances';

/** Calls without required arguments. */
export type BareCall = { [N in CallName]: Record<never, never> extends CallArgs<N> ? N : never }[CallName];
