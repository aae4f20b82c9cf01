import type { Generated } from 'kysely';
import type { Role } from '../../contract/people';

// Only texts and numbers: SQLite knows no booleans or times, and the same queries run on both stores.
// Times are epoch milliseconds, flags 0 or 1, columns named *_json hold JSON text.

export interface PeopleTable {
  uid: string;
  /** null: nobody has decided yet, so `user` unless the address is among ADMIN_EMAILS. */
  role: Role | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  location: string;
  /** 0: known by role only, no profile saved. */
  has_profile: number;
  /** The verified address that the role was granted for, or null. */
  role_email: string | null;
  created_at: number;
  updated_at: number;
}

export interface CategoriesTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  /** The name as it is compared: one under a parent. */
  name_key: string;
}

export interface QuestionsTable {
  id: Generated<number>;
  description: string;
  difficulty_level: string;
  language: string;
  exam_tags_json: string;
  options_json: string;
  created_at: number;
}

export interface QuestionCategoriesTable {
  category_id: number;
  question_id: number;
}

export interface ExamsTable {
  id: Generated<number>;
  name: string;
  timer_duration: number;
  marks_per_correct: number;
  negative_marks_per_wrong: number;
  instructions: string;
  created_at: number;
}

export interface ExamSubjectsTable {
  exam_id: number;
  position: number;
  name: string;
  number_of_questions: number;
  category_ids_json: string;
}

export interface AssessmentsTable {
  id: Generated<number>;
  name: string;
  description: string;
  duration_in_minutes: number;
  total_marks: number;
  created_at: number;
  /** `[{subjectName, numberOfQuestions}]`, all a list needs. */
  subjects_json: string;
  /** The frozen paper without its id; no key, no explanation. */
  paper_json: string;
}

/** Apart from the paper, so that no query for a paper or a list can carry a key by mistake. */
export interface AnswerKeysTable {
  assessment_id: number;
  key_json: string;
  /** Rises with every correction. */
  version: Generated<number>;
}

export interface SubmissionsTable {
  uid: string;
  assessment_id: number;
  /** Of the answers in one canonical order: equal exactly when the submissions say the same. */
  body_hash: string;
  body_json: string;
  submitted_at: number;
  time_taken: number;
  score: number;
  correct_answers: number;
  wrong_answers: number;
  unattempted: number;
  /** 1: an admin's trial run, which counts nowhere. */
  is_preview: number;
  /** Of the key that marked it. */
  key_version: number;
}

/** A key corrected after the assessment was made. */
export interface CorrectionsTable {
  assessment_id: number;
  /** Of the key from then on. */
  version: number;
  question_id: number;
  from_option: number;
  to_option: number;
  corrected_at: number;
}

/** What a correction made of one submission. */
export interface RemarksTable {
  assessment_id: number;
  uid: string;
  version: number;
  score_before: number;
  score_after: number;
  marked_at: number;
}

/** Whoever signs in with one of these, verified, becomes an admin; lower case. */
export interface AdminAddressesTable {
  email: string;
  granted_at: number;
}

export interface MigrationsTable {
  id: number;
  name: string;
  applied_at: number;
}

export interface Tables {
  people: PeopleTable;
  categories: CategoriesTable;
  questions: QuestionsTable;
  question_categories: QuestionCategoriesTable;
  exams: ExamsTable;
  exam_subjects: ExamSubjectsTable;
  assessments: AssessmentsTable;
  answer_keys: AnswerKeysTable;
  submissions: SubmissionsTable;
  corrections: CorrectionsTable;
  remarks: RemarksTable;
  admin_addresses: AdminAddressesTable;
  migrations: MigrationsTable;
}
