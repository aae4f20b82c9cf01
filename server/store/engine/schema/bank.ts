import type { ColumnType, Generated } from 'kysely';
import type { QuestionKind } from '../../../../contract/kinds/kind';
import type { ReportOutcome, ReportReason } from '../../../../contract/question/report';

/** The bank: categories, questions, passages, pictures, and reports about questions. */
export interface BankTables {
  categories: {
    id: Generated<number>;
    parent_id: number | null;
    name: string;
    /** The name as it is compared: one under a parent. */
    name_key: string;
  };
  questions: {
    id: Generated<number>;
    description: string;
    difficulty_level: string;
    language: string;
    exam_tags_json: string;
    options_json: string;
    created_at: number;
    /** The question in its second language; null: it has none. */
    translation_json: string | null;
    /** What it refers to, or null; the pictures of options stand with them. */
    picture_json: string | null;
    kind: Generated<QuestionKind>;
    /** `{answer, explanation, explanationPicture?}` of a numeric question; null of any other. */
    numeric_json: string | null;
  };
  /** Pictures under the hash of their bytes. They are never changed, and stay when no question refers to them any more. */
  pictures: {
    hash: string;
    width: number;
    height: number;
    /** Read as an `ArrayBuffer` from SQLite, as a `Buffer` from PostgreSQL. */
    bytes: ColumnType<ArrayBuffer | Buffer<ArrayBuffer>, Buffer, never>;
    /** uid */
    added_by: string;
    added_at: number;
  };
  question_categories: {
    category_id: number;
    question_id: number;
  };
  /** What papers are not drawn from. */
  retired_questions: {
    question_id: number;
    retired_at: number;
  };
  retired_question_categories: BankTables['question_categories'];
  /** Which question has which key (contract: `questionKey`); two that say the same cannot both have it. */
  question_keys: {
    key_hash: string;
    question_id: number;
  };
  /** What lists of questions search, filter and order by; texts are folded. A question that was taken back with its upload has no row. */
  question_words: {
    question_id: number;
    words: string;
    difficulty: string;
    language: string;
    /** The category that lists show first; 0: none. */
    first_category: Generated<number>;
    kind: Generated<QuestionKind>;
  };
  /** The index of similar questions (ADR 42): two that share a band are compared. */
  question_bands: {
    band: number;
    question_id: number;
  };
  /** Which upload a question came from; a question that was typed, or uploaded before version 0.11, has no row. */
  question_uploads: {
    question_id: number;
    /** The id of the first question of the upload. */
    upload: number;
  };
  /** What happened to a question since it was created. */
  question_changes: {
    question_id: number;
    /** From 2: the first version is the question as it was created. */
    version: number;
    change: 'edited' | 'retired' | 'restored';
    /** uid */
    changed_by: string;
    changed_at: number;
    /** The question until then. */
    before_json: string;
  };
  /** What questions share (ADR 47). */
  passages: {
    id: Generated<number>;
    /** Empty: a picture alone. */
    text: string;
    picture_json: string | null;
    translation_json: string | null;
    /** Of text, picture and translation: the same contents are found by it. */
    contents_hash: string;
    /** The texts, folded: what the list of passages searches. */
    words: string;
    created_at: number;
  };
  /** Which passage a question belongs to; without a row to none. */
  question_passages: {
    question_id: number;
    passage_id: number;
  };
  /** What happened to a passage since it was created. */
  passage_changes: {
    passage_id: number;
    /** From 2: the first version is the passage as it was created. */
    version: number;
    /** uid */
    changed_by: string;
    changed_at: number;
    /** The passage until then. */
    before_json: string;
  };
  /** Reports about questions (ADR 69): one of a person and a question. */
  question_reports: {
    id: Generated<number>;
    uid: string;
    question_id: number;
    /** In which the question was sat. */
    assessment_id: number;
    reason: ReportReason;
    text: string;
    reported_at: number;
    /** This and the next three are null until it is answered. */
    outcome: ReportOutcome | null;
    answer: string | null;
    /** uid */
    answered_by: string | null;
    answered_at: number | null;
    /** From 1; rises with each answer. */
    version: number;
  };
}
