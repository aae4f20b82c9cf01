import * as v from 'valibot';
import { IdParams } from '../fields/id';
import { maxBytes, maxTexts } from '../fields/limits';
import { BulkChangedSchema, BulkChangeSchema, BulkUndoSchema } from '../question/bulk-change';
import { KeptPictureSchema } from '../question/picture-draft';
import { QuestionDraftSchema, QuestionSchema } from '../question/question';
import { QuestionHistorySchema } from '../question/question-history';
import { SimilarAskedSchema, SimilarQuestionsSchema } from '../question/similar';
import { TakenBackSchema, UploadUseSchema } from '../question/taken-back';
import { KeyHashesSchema, KnownQuestionsSchema } from '../sheet/known-questions';
import { ImportQuerySchema, UploadSummarySchema } from '../sheet/upload';
import { adminCall } from './admin-call';
import type { CallShape } from './call-shape';
import { QuestionQuerySchema, SeenQuerySchema } from './page';
import { pictureCall } from './picture-call';

/** Questions of the bank, their pictures, and files of them; many at once (ADR 41). */
export const questionCalls = {
  getQuestions: adminCall('GET /questions/all', ['edit-questions', 'make-tests'], 'shared', {
    query: QuestionQuerySchema,
    reply: v.array(QuestionSchema),
  }),
  createQuestion: adminCall('POST /questions/create', ['edit-questions'], 'shared', { body: QuestionDraftSchema, reply: QuestionSchema }),
  uploadQuestions: adminCall('POST /questions/upload-questions', ['edit-questions'], 'shared', {
    upload: { what: 'One sheet, .xlsx or .xls', maxBytes: maxBytes.sheet },
    reply: UploadSummarySchema,
  }),
  editQuestion: adminCall('POST /questions/:id/edit', ['edit-questions'], 'shared', {
    params: IdParams,
    query: SeenQuerySchema,
    body: QuestionDraftSchema,
    reply: QuestionHistorySchema,
    problems: ['in-use'],
  }),
  retireQuestion: adminCall('POST /questions/:id/retire', ['edit-questions'], 'shared', { params: IdParams, reply: QuestionHistorySchema }),
  restoreQuestion: adminCall('POST /questions/:id/restore', ['edit-questions'], 'shared', {
    params: IdParams,
    reply: QuestionHistorySchema,
  }),
  getQuestionHistory: adminCall('GET /questions/:id/history', ['edit-questions', 'make-tests'], 'shared', {
    params: IdParams,
    reply: QuestionHistorySchema,
  }),
  importQuestions: adminCall('POST /questions/import', ['edit-questions'], 'shared', {
    query: ImportQuerySchema,
    upload: { what: 'One file of questions: GIFT, Aiken or Moodle XML', maxBytes: maxBytes.sheet },
    reply: UploadSummarySchema,
  }),
  /** What taking an upload back would do. */
  getUpload: adminCall('GET /questions/uploads/:id', ['edit-questions'], 'shared', { params: IdParams, reply: UploadUseSchema }),
  /** Takes the questions of an upload out of the bank, but those that a test has and those that were changed since (ADR 102). */
  takeUploadBack: adminCall('POST /questions/uploads/:id/take-back', ['edit-questions'], 'shared', {
    params: IdParams,
    reply: TakenBackSchema,
  }),
  /** Which questions of a file are in the bank already; a preview asks before the file is sent. */
  findQuestions: adminCall('POST /questions/known', ['edit-questions'], 'shared', {
    body: KeyHashesSchema,
    bodyBytes: maxBytes.keyHashes,
    bodyTexts: maxTexts.keyHashes,
    reply: KnownQuestionsSchema,
  }),
  /** Questions of the bank that are nearly the same as these, while they are typed and before a file is sent. */
  findSimilar: adminCall('POST /questions/similar', ['edit-questions'], 'shared', {
    body: SimilarAskedSchema,
    bodyBytes: maxBytes.keyHashes,
    reply: SimilarQuestionsSchema,
  }),
  /** Stores a picture, made small, for questions. */
  uploadPicture: adminCall('POST /pictures', ['edit-questions'], 'shared', {
    upload: { what: 'One picture: JPEG, PNG, WebP, GIF or AVIF', maxBytes: maxBytes.picture },
    reply: KeptPictureSchema,
  }),
  getPicture: pictureCall,
  /** Moves, tags, retires or restores questions, all in one transaction. */
  changeQuestions: adminCall('POST /questions/change', ['edit-questions'], 'shared', { body: BulkChangeSchema, reply: BulkChangedSchema }),
  /** Takes such a change back where no other change came after it. */
  undoQuestions: adminCall('POST /questions/undo', ['edit-questions'], 'shared', { body: BulkUndoSchema, reply: BulkChangedSchema }),
} as const satisfies Record<string, CallShape>;
