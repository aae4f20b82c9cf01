import type { Tables } from '../schema';

/**
 * What an erasure does with a column. `person`: the uid of the person whom the row is about; the row is removed. · `email`, `phone`: the row is removed
 * where this is a verified address of the person. · `goes`: told of a person, and removed with its row. · `actor`: the uid of a person who did
 * something; replaced by the pseudonym. · `trail`: a uid in the trail, whose rows only change in the way that the database lets (trail/append-only.ts). ·
 * `plain`: says nothing of a person.
 */
export type Treatment = 'person' | 'email' | 'phone' | 'goes' | 'actor' | 'trail' | 'plain';

/** Every column of every table, with what an erasure does with it (ADR 39). A table or column that is missing here does not compile. */
export const erasureRegistry: { readonly [T in keyof Tables]: Readonly<Record<keyof Tables[T], Treatment>> } = {
  people: {
    uid: 'person',
    role: 'goes',
    first_name: 'goes',
    last_name: 'goes',
    email: 'goes',
    phone: 'goes',
    location: 'goes',
    has_profile: 'goes',
    role_email: 'goes',
    created_at: 'goes',
    updated_at: 'goes',
    time_percent: 'goes',
    most_time_percent: 'goes',
    words: 'goes',
    name_key: 'goes',
    verified_email: 'goes',
    verified_phone: 'goes',
    group_id: 'goes',
  },
  roster: {
    id: 'plain',
    name: 'goes',
    email: 'email',
    phone: 'phone',
    group_id: 'goes',
    uid: 'person',
    entered_at: 'goes',
    words: 'goes',
    name_key: 'goes',
  },
  extra_times: { uid: 'person', version: 'goes', time_percent: 'goes', changed_by: 'actor', changed_at: 'goes' },
  submissions: {
    uid: 'person',
    assessment_id: 'goes',
    body_hash: 'goes',
    body_json: 'goes',
    submitted_at: 'goes',
    time_taken: 'goes',
    score: 'goes',
    correct_answers: 'goes',
    wrong_answers: 'goes',
    unattempted: 'goes',
    is_preview: 'goes',
    key_version: 'goes',
    imported_by: 'actor',
    is_provisional: 'goes',
    granted_percent: 'goes',
    evidence_json: 'goes',
  },
  starts: { assessment_id: 'goes', uid: 'person', seen_at: 'goes', said_at: 'goes', dated_by: 'goes' },
  paper_fetches: { assessment_id: 'goes', uid: 'person', fetched_at: 'goes' },
  remarks: { assessment_id: 'goes', uid: 'person', version: 'goes', score_before: 'goes', score_after: 'goes', marked_at: 'goes' },
  arrivals: {
    assessment_id: 'goes',
    uid: 'person',
    way: 'goes',
    body_hash: 'goes',
    is_finished: 'goes',
    body_json: 'goes',
    brought_by: 'actor',
    arrived_at: 'goes',
    saved_at: 'goes',
    origin: 'goes',
  },
  admin_addresses: { email: 'email', granted_at: 'goes' },
  shut_outs: { uid: 'person', shut_out_at: 'goes' },
  accepted_notices: { uid: 'person', version: 'goes', accepted_at: 'goes' },
  trail: { id: 'plain', at: 'plain', by_uid: 'trail', act: 'plain', kind: 'plain', about_id: 'trail', details_json: 'plain' },
  erasures: { uid_hash: 'plain', erased_at: 'plain', is_swept: 'plain' },

  groups: { id: 'plain', name: 'plain', name_key: 'plain', created_at: 'plain' },
  assessment_groups: { assessment_id: 'plain', group_id: 'plain' },
  categories: { id: 'plain', parent_id: 'plain', name: 'plain', name_key: 'plain' },
  questions: {
    id: 'plain',
    description: 'plain',
    difficulty_level: 'plain',
    language: 'plain',
    exam_tags_json: 'plain',
    options_json: 'plain',
    created_at: 'plain',
    translation_json: 'plain',
    picture_json: 'plain',
    kind: 'plain',
    numeric_json: 'plain',
  },
  pictures: { hash: 'plain', width: 'plain', height: 'plain', bytes: 'plain', added_by: 'actor', added_at: 'plain' },
  question_categories: { category_id: 'plain', question_id: 'plain' },
  question_keys: { key_hash: 'plain', question_id: 'plain' },
  retired_questions: { question_id: 'plain', retired_at: 'plain' },
  retired_question_categories: { category_id: 'plain', question_id: 'plain' },
  question_changes: {
    question_id: 'plain',
    version: 'plain',
    change: 'plain',
    changed_by: 'actor',
    changed_at: 'plain',
    before_json: 'plain',
  },
  question_words: { question_id: 'plain', words: 'plain', difficulty: 'plain', language: 'plain', first_category: 'plain', kind: 'plain' },
  question_bands: { band: 'plain', question_id: 'plain' },
  paper_drafts: { assessment_id: 'plain', version: 'plain', rules_json: 'plain' },
  exams: {
    id: 'plain',
    name: 'plain',
    timer_duration: 'plain',
    marks_per_correct: 'plain',
    negative_marks_per_wrong: 'plain',
    instructions: 'plain',
    created_at: 'plain',
  },
  exam_subjects: {
    exam_id: 'plain',
    position: 'plain',
    name: 'plain',
    number_of_questions: 'plain',
    category_ids_json: 'plain',
    mix_json: 'plain',
  },
  assessments: {
    id: 'plain',
    name: 'plain',
    description: 'plain',
    duration_in_minutes: 'plain',
    total_marks: 'plain',
    created_at: 'plain',
    subjects_json: 'plain',
    paper_json: 'plain',
  },
  assessment_words: { assessment_id: 'plain', words: 'plain', name_key: 'plain', questions: 'plain' },
  schedules: {
    assessment_id: 'plain',
    state: 'plain',
    opens_at: 'plain',
    closes_at: 'plain',
    results_at: 'plain',
    ends_together: 'plain',
    more_minutes: 'plain',
    was_for_all: 'plain',
  },
  seals: { assessment_id: 'plain', key: 'plain', code: 'plain', sealed_json: 'plain' },
  answer_keys: { assessment_id: 'plain', key_json: 'plain', version: 'plain' },
  corrections: {
    assessment_id: 'plain',
    version: 'plain',
    question_id: 'plain',
    from_option: 'plain',
    to_option: 'plain',
    corrected_at: 'plain',
    before_json: 'plain',
    after_json: 'plain',
    reason: 'plain',
    corrected_by: 'actor',
    marked: 'plain',
    changed: 'plain',
    is_swept: 'plain',
  },
  changed_totals: { assessment_id: 'plain', total_marks: 'plain' },
  brands: {
    id: 'plain',
    name: 'plain',
    short_name: 'plain',
    hindi_name: 'plain',
    colour: 'plain',
    icons_hash: 'plain',
    saved_by: 'actor',
    saved_at: 'plain',
    // Published by the institute in its notice; an admin changes them in the form.
    contact_email: 'plain',
    contact_phone: 'plain',
    grievance_officer: 'plain',
    grievance_contact: 'plain',
  },
  brand_icons: { icons_hash: 'plain', icons_json: 'plain' },
  migrations: { id: 'plain', name: 'plain', applied_at: 'plain' },
};

/** A column with its table. */
export interface RegisteredColumn {
  table: string;
  column: string;
}

/** The columns with one of these treatments, in the order of the registry. */
export const placesOf = (...treatments: Treatment[]): RegisteredColumn[] =>
  Object.entries(erasureRegistry).flatMap(([table, columns]) =>
    Object.entries(columns)
      .filter(([, treatment]) => treatments.includes(treatment as Treatment))
      .map(([column]) => ({ table, column })),
  );
