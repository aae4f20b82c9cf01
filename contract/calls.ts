import * as v from 'valibot';
import {
  AssessmentListSchema,
  AssessmentSummarySchema,
  GenerateByCategoriesSchema,
  GenerateFromExamSchema,
  PaperSchema,
  ReceiptSchema,
  ResultSchema,
  ResultSummarySchema,
  SubmissionSchema,
} from './assessment';
import { CategoryQuerySchema, CategorySchema } from './category';
import { ExamDraftSchema, ExamSchema } from './exam';
import { ForecastQuerySchema, ForecastSchema } from './forecast';
import { IdFromText, IdSchema } from './id';
import { CohortSchema, HandInsSchema, StatisticsSchema } from './insight';
import { maxBytes } from './limits';
import { AssessmentQuerySchema, QuestionQuerySchema } from './page';
import { ProfileDraftSchema, ProfileSchema, RoleSchema, UidSchema } from './people';
import { PortalDraftSchema, PortalSchema } from './portal';
import type { ProblemCode } from './problem';
import { ImportQuerySchema, QuestionDraftSchema, QuestionSchema, UploadSummarySchema } from './question';
import { QuestionHistorySchema } from './question-history';
import { ArrivalSchema, ImportReceiptSchema, RescueSchema } from './rescue';

/**
 * Who may make a call.
 * `signed-in`: any verified token · `user`, `admin`: that role · `self`: a `user` or `admin` whose uid is the one in the path or body · `self-or-admin`: either.
 */
export type Who = 'signed-in' | 'user' | 'admin' | 'self' | 'self-or-admin';

type Schema = v.GenericSchema<unknown, unknown>;

interface CallShape {
  method: 'GET' | 'POST';
  /** Below the API base; `:name` stands for a path parameter. */
  path: `/${string}`;
  who: Who;
  params?: Schema;
  query?: Schema;
  /** JSON body. */
  body?: Schema;
  /** Its largest size in bytes, where that is not the usual one. */
  bodyBytes?: number;
  /** A multipart form with one part named `file`, in place of a JSON body. */
  isUpload?: true;
  /** The reply is the same whoever asks: neither role nor uid is looked at beyond what the token proves. */
  isSameForAll?: true;
  reply: Schema;
  /** Refusals beyond the ones every call may answer ({@link commonProblems}). */
  problems: readonly ProblemCode[];
}

/** Refusals any call may answer. */
export const commonProblems = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'too-large',
  'unsupported-type',
  'too-many-requests',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];

const uid = v.object({ uid: UidSchema });
const id = v.object({ id: IdFromText });

/** The 18 calls of spec §7, then those beyond it. Client, worker, server and tests all read this table and nothing else. */
export const calls = {
  getRole: {
    method: 'GET',
    path: '/users/role/:uid',
    who: 'self-or-admin',
    params: uid,
    reply: v.object({ role: RoleSchema }),
    problems: [],
  },
  getProfile: {
    method: 'GET',
    path: '/users/profile/:uid',
    who: 'self-or-admin',
    params: uid,
    reply: ProfileSchema,
    problems: ['not-found'],
  },
  saveProfile: { method: 'POST', path: '/users/profile', who: 'self', body: ProfileDraftSchema, reply: ProfileSchema, problems: [] },

  getCategories: { method: 'GET', path: '/categories', who: 'admin', reply: v.array(CategorySchema), problems: [] },
  addCategory: {
    method: 'POST',
    path: '/categories',
    who: 'admin',
    query: CategoryQuerySchema,
    reply: CategorySchema,
    problems: ['not-found', 'already-exists'],
  },

  getQuestions: {
    method: 'GET',
    path: '/questions/all',
    who: 'admin',
    query: QuestionQuerySchema,
    reply: v.array(QuestionSchema),
    problems: [],
  },
  createQuestion: {
    method: 'POST',
    path: '/questions/create',
    who: 'admin',
    body: QuestionDraftSchema,
    reply: QuestionSchema,
    problems: [],
  },
  uploadQuestions: {
    method: 'POST',
    path: '/questions/upload-questions',
    who: 'admin',
    isUpload: true,
    reply: UploadSummarySchema,
    problems: [],
  },
  editQuestion: {
    method: 'POST',
    path: '/questions/:id/edit',
    who: 'admin',
    params: id,
    body: QuestionDraftSchema,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  },
  retireQuestion: {
    method: 'POST',
    path: '/questions/:id/retire',
    who: 'admin',
    params: id,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  },
  restoreQuestion: {
    method: 'POST',
    path: '/questions/:id/restore',
    who: 'admin',
    params: id,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  },
  getQuestionHistory: {
    method: 'GET',
    path: '/questions/:id/history',
    who: 'admin',
    params: id,
    reply: QuestionHistorySchema,
    problems: ['not-found'],
  },
  forecast: { method: 'GET', path: '/questions/forecast', who: 'admin', query: ForecastQuerySchema, reply: ForecastSchema, problems: [] },
  importQuestions: {
    method: 'POST',
    path: '/questions/import',
    who: 'admin',
    query: ImportQuerySchema,
    isUpload: true,
    reply: UploadSummarySchema,
    problems: [],
  },

  generateByCategories: {
    method: 'POST',
    path: '/generate-assessment',
    who: 'admin',
    body: GenerateByCategoriesSchema,
    reply: PaperSchema,
    problems: ['too-few-questions'],
  },
  generateFromExam: {
    method: 'POST',
    path: '/generate-assessment/from-exam',
    who: 'admin',
    body: GenerateFromExamSchema,
    reply: v.object({ id: IdSchema }),
    problems: ['not-found', 'too-few-questions'],
  },

  createExam: { method: 'POST', path: '/exams/create', who: 'admin', body: ExamDraftSchema, reply: ExamSchema, problems: [] },
  getExams: { method: 'GET', path: '/exams/all', who: 'admin', reply: v.array(ExamSchema), problems: [] },

  getAssessments: {
    method: 'GET',
    path: '/assessments/all',
    who: 'admin',
    query: AssessmentQuerySchema,
    reply: AssessmentListSchema,
    problems: [],
  },
  getAvailable: { method: 'GET', path: '/assessment/available', who: 'user', reply: v.array(AssessmentSummarySchema), problems: [] },
  getResults: {
    method: 'GET',
    path: '/assessment/results/user/:uid',
    who: 'self-or-admin',
    params: uid,
    reply: v.array(ResultSummarySchema),
    problems: [],
  },
  getPaper: {
    method: 'GET',
    path: '/assessment/:id',
    who: 'signed-in',
    params: id,
    isSameForAll: true,
    reply: PaperSchema,
    problems: ['not-found'],
  },
  submit: {
    method: 'POST',
    path: '/assessment/:id/submit',
    who: 'signed-in',
    params: id,
    body: SubmissionSchema,
    reply: ReceiptSchema,
    problems: ['not-found', 'already-submitted'],
  },
  getResult: { method: 'GET', path: '/assessment/:id/result', who: 'signed-in', params: id, reply: ResultSchema, problems: ['not-found'] },

  importSubmission: {
    method: 'POST',
    path: '/submission/import',
    who: 'admin',
    body: RescueSchema,
    reply: ImportReceiptSchema,
    problems: ['not-found'],
  },
  getArrivals: { method: 'GET', path: '/submission/imports', who: 'admin', reply: v.array(ArrivalSchema), problems: [] },
  /** Only for who has handed in. */
  getCohort: { method: 'GET', path: '/assessment/:id/cohort', who: 'signed-in', params: id, reply: CohortSchema, problems: ['not-found'] },
  getStatistics: {
    method: 'GET',
    path: '/assessment/:id/statistics',
    who: 'admin',
    params: id,
    reply: StatisticsSchema,
    problems: ['not-found'],
  },
  getHandIns: { method: 'GET', path: '/assessment/:id/hand-ins', who: 'admin', params: id, reply: HandInsSchema, problems: ['not-found'] },

  getPortal: { method: 'GET', path: '/portal', who: 'admin', reply: PortalSchema, problems: [] },
  savePortal: {
    method: 'POST',
    path: '/portal',
    who: 'admin',
    body: PortalDraftSchema,
    bodyBytes: maxBytes.portal,
    reply: PortalSchema,
    problems: [],
  },
} as const satisfies Record<string, CallShape>;

type Calls = typeof calls;
export type CallName = keyof Calls;

type Part<N extends CallName, K extends string, Side extends 'in' | 'out'> = Calls[N] extends { [key in K]: infer S extends Schema }
  ? { [key in K]: Side extends 'in' ? v.InferInput<S> : v.InferOutput<S> }
  : unknown;
/** A query of which nothing must be said need not be there. */
type Optional<P> = P extends { query: infer Q } ? (Record<never, never> extends Q ? Partial<P> : P) : P;
type Upload<N extends CallName, T> = Calls[N] extends { isUpload: true } ? { file: T } : unknown;

/** What a caller hands over: `{ params?, query?, body?, file? }`, only the parts the call has. */
export type CallArgs<N extends CallName> = Part<N, 'params', 'in'> &
  Optional<Part<N, 'query', 'in'>> &
  Part<N, 'body', 'in'> &
  Upload<N, File>;

/** What a handler receives: the same parts, checked; an upload arrives as its bytes and the name it was given. */
export type HandlerArgs<N extends CallName> = Part<N, 'params', 'out'> &
  Part<N, 'query', 'out'> &
  Part<N, 'body', 'out'> &
  Upload<N, { name: string; bytes: Uint8Array }>;

/** Whether a call's reply is the same whoever asks. */
export type IsSameForAll<N extends CallName> = Calls[N] extends { isSameForAll: true } ? true : false;

/** What the client reads. */
export type Reply<N extends CallName> = v.InferOutput<Calls[N]['reply']>;
/** What the server writes: every shape the reader's schema takes. */
export type ReplyBody<N extends CallName> = v.InferInput<Calls[N]['reply']>;

/** Lists that can be asked for by the page. */
export type PagedCall = 'getQuestions' | 'getAssessments';

/** Calls that hand over nothing but themselves. */
export type BareCall = { [N in CallName]: Record<never, never> extends CallArgs<N> ? N : never }[CallName];
