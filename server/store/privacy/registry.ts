import type { Tables } from '../engine/schema';

/**
 * What an erasure does with a column. `person`: the uid of the person whom the row is about; the row is removed. · `email`, `phone`: the row is removed
 * where this is a verified address of the person. · `goes`: told of a person, and removed with its row. · `actor`: the uid of a person who did
 * something; replaced by the pseudonym. · `trail`: a uid in the trail, whose rows only change in the way that the database lets (open/migrations/frozen/trail.ts). ·
 * `plain`: says nothing of a person.
 */
export type Treatment = 'person' | 'email' | 'phone' | 'goes' | 'actor' | 'trail' | 'plain';

type Words<T extends string> = T extends `${infer First} ${infer Others}` ? First | Words<Others> : T;

/** Treatment → the columns that have it. */
function by<const T extends Partial<Record<Treatment, string>>>(columns: T) {
  const words = Object.entries(columns).flatMap(([treatment, names]) => names.split(' ').map((name) => [name, treatment]));
  return Object.fromEntries(words) as Record<Words<T[keyof T] & string>, Treatment>;
}

const plain = <const T extends string>(columns: T) => by({ plain: columns });

const handIn = by({
  person: 'uid',
  actor: 'imported_by',
  goes: 'assessment_id body_hash body_json submitted_at time_taken score correct_answers wrong_answers unattempted is_preview key_version is_provisional granted_percent evidence_json is_unproved partly_correct after_key',
});

/** Every column of every table, with what an erasure does with it (ADR 39). A table or column that is missing here does not compile. */
export const erasureRegistry: { readonly [T in keyof Tables]: Readonly<Record<keyof Tables[T], Treatment>> } = {
  people: by({
    person: 'uid',
    goes: 'role first_name last_name email phone location has_profile role_email rights_json scope_json created_at updated_at time_percent most_time_percent words name_key verified_email verified_phone verified_at group_id leaving_at',
  }),
  roster: by({ person: 'uid', email: 'email', phone: 'phone', goes: 'name group_id entered_at words name_key', plain: 'id' }),
  further_groups: by({ person: 'uid', goes: 'group_id' }),
  // Goes with the entry.
  roster_further_groups: by({ goes: 'group_id', plain: 'entry_id' }),
  extra_times: by({ person: 'uid', actor: 'changed_by', goes: 'version time_percent changed_at' }),
  submissions: handIn,
  numbered_hand_ins: { ...handIn, number: 'goes' },
  chances: by({
    person: 'uid',
    actor: 'given_by',
    goes: 'assessment_id number reason counts given_at until_at ends_at used_at is_latest withdrawn_at',
  }),
  key_readings: by({ person: 'uid', goes: 'assessment_id first_at last_at' }),
  starts: by({ person: 'uid', goes: 'assessment_id seen_at said_at dated_by' }),
  paper_fetches: by({ person: 'uid', goes: 'assessment_id fetched_at is_sealed' }),
  remarks: by({ person: 'uid', goes: 'assessment_id version score_before score_after marked_at' }),
  arrivals: by({
    person: 'uid',
    actor: 'brought_by',
    goes: 'assessment_id way body_hash is_finished body_json arrived_at saved_at origin',
  }),
  admin_addresses: by({ email: 'email', goes: 'granted_at' }),
  shut_outs: by({ person: 'uid', goes: 'shut_out_at' }),
  accepted_notices: by({ person: 'uid', goes: 'version accepted_at' }),
  practice_logs: by({ person: 'uid', goes: 'up_to count digest day day_count' }),
  practice_events: by({ person: 'uid', goes: 'id place type device n question_id version is_right is_sure at exam_date note' }),
  question_reports: by({
    person: 'uid',
    actor: 'answered_by',
    goes: 'id question_id assessment_id reason text reported_at outcome answer answered_at version',
  }),
  own_accounts: by({ person: 'uid', goes: 'email name password_hash created_at changed_at' }),
  oidc_accounts: by({ person: 'uid', goes: 'issuer subject email name created_at code_hash code_ends_at' }),
  account_sessions: by({ person: 'uid', goes: 'id device chain_key token_hash previous_hash opened_at rotated_at' }),
  account_links: by({ person: 'uid', email: 'email', goes: 'token_hash purpose name password_hash ends_at' }),
  push_subscriptions: by({ person: 'uid', goes: 'endpoint_hash endpoint p256dh auth added_at due_at due_count due_offset due_said_at' }),
  push_sent: by({ person: 'uid', goes: 'code assessment_id occasion sent_at' }),
  own_minutes: by({ person: 'uid', goes: 'assessment_id minutes cuts' }),
  trail: by({ trail: 'by_uid about_id', plain: 'id at act kind details_json' }),
  erasures: plain('uid_hash erased_at is_swept'),
  groups: plain('id name name_key created_at'),
  assessment_groups: plain('assessment_id group_id'),
  categories: plain('id parent_id name name_key'),
  questions: by({
    plain:
      'id description difficulty_level language exam_tags_json options_json created_at translation_json picture_json kind numeric_json',
  }),
  pictures: by({ actor: 'added_by', plain: 'hash width height bytes added_at' }),
  question_categories: plain('category_id question_id'),
  passages: plain('id text picture_json translation_json contents_hash words created_at'),
  question_passages: plain('question_id passage_id'),
  question_uploads: plain('question_id upload'),
  passage_changes: by({ actor: 'changed_by', plain: 'passage_id version changed_at before_json' }),
  question_keys: plain('key_hash question_id'),
  retired_questions: plain('question_id retired_at'),
  retired_question_categories: plain('category_id question_id'),
  question_changes: by({ actor: 'changed_by', plain: 'question_id version change changed_at before_json' }),
  question_words: plain('question_id words difficulty language first_category kind'),
  question_bands: plain('band question_id'),
  paper_drafts: plain('assessment_id version rules_json'),
  exams: plain('id name timer_duration marks_per_correct negative_marks_per_wrong instructions created_at multiple_scheme'),
  exam_subjects: by({
    plain:
      'exam_id position name number_of_questions category_ids_json mix_json minutes marks_per_correct negative_marks_per_wrong is_locked may_finish_early kinds_json questions_per_passage',
  }),
  assessments: plain('id name description duration_in_minutes total_marks created_at subjects_json paper_json'),
  assessment_origins: plain('assessment_id exam_name'),
  assessment_aims: plain('assessment_id exam_date cut_off'),
  assessment_words: plain('assessment_id words name_key questions'),
  schedules: by({
    plain:
      'assessment_id state opens_at closes_at results_at ends_together more_minutes was_for_all was_published opened_to time_cuts has_own_minutes',
  }),
  archived_assessments: plain('assessment_id state_before is_deleted'),
  seals: plain('assessment_id key code sealed_json'),
  answer_keys: plain('assessment_id key_json version'),
  corrections: by({
    actor: 'corrected_by',
    plain: 'assessment_id version question_id from_option to_option corrected_at before_json after_json reason marked changed is_swept',
  }),
  changed_totals: plain('assessment_id total_marks'),
  // Published by the institute in its notice; an admin changes them in the form.
  brands: by({
    actor: 'saved_by',
    plain: 'id name short_name hindi_name colour icons_hash saved_at contact_email contact_phone grievance_officer grievance_contact',
  }),
  brand_icons: plain('icons_hash icons_json'),
  // Hashes of senders, which stand there for a minute.
  busy_keys: plain('process told_at keys_json'),
  // A key is the hash of a uid at most.
  jobs: plain('name kind job_key due_at lease_until holder tries'),
  signing_keys: plain('place kid private_pem made_at'),
  push_keys: plain('id public_key private_key made_at'),
  // Written by the institute to its learners; who wrote is in the trail alone.
  notices: plain('id text hindi_text link ends_at is_for_all added_at ended_at'),
  notice_groups: plain('notice_id group_id'),
  // Its messages have counts and names of tests.
  webhooks: plain('id url secret is_off set_at'),
  webhook_messages: plain('id event type body made_at state tries status'),
  migrations: plain('id name applied_at'),
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
