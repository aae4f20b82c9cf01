import { sql } from 'kysely';
import { claimOldKeys, listOldAssessments, listOldPeople, listOldQuestions } from './frozen/rows';
import type { Migration } from './migration';
import { applicationId } from './shapes';
import { column, index, table } from './steps';

/** The steps of versions up to 0.6.0. */
export const version06: readonly Migration[] = [
  table('people', 'people')`
    uid text key, role text?, first_name text, last_name text, email text, phone text, location text, has_profile integer,
    created_at bigint, updated_at bigint`,
  table('categories', 'categories')`id auto, parent_id bigint? > categories.id, name text, name_key text`,
  {
    name: 'one category of a name under a parent',
    up: (db) => sql`create unique index categories_by_parent on categories ((coalesce(parent_id, 0)), name_key)`.execute(db),
  },
  table('questions', 'questions')`
    id auto, description text, difficulty_level text, language text, exam_tags_json text, options_json text, created_at bigint`,
  table('question categories', 'question_categories')`
    category_id bigint > categories.id, question_id bigint > questions.id, primary key category_id question_id`,
  index('question categories by question', 'question_categories_by_question', 'question_categories', 'question_id'),
  table('exams', 'exams')`
    id auto, name text, timer_duration integer, marks_per_correct real, negative_marks_per_wrong real, instructions text,
    created_at bigint`,
  table('exam subjects', 'exam_subjects')`
    exam_id bigint > exams.id, position integer, name text, number_of_questions integer, category_ids_json text, primary key exam_id position`,
  table('assessments', 'assessments')`
    id auto, name text, description text, duration_in_minutes integer, total_marks real, created_at bigint, subjects_json text,
    paper_json text`,
  table('answer keys', 'answer_keys')`assessment_id bigint key > assessments.id, key_json text`,
  table('submissions', 'submissions')`
    uid text, assessment_id bigint > assessments.id, body_hash text, body_json text, submitted_at bigint, time_taken integer, score real,
    correct_answers integer, wrong_answers integer, unattempted integer, is_preview integer, primary key uid assessment_id`,
  column('which key it is', 'answer_keys', 'version integer = 0'),
  column('which key marked it', 'submissions', 'key_version integer = 0'),
  table('corrections of keys', 'corrections')`
    assessment_id bigint > assessments.id, version integer, question_id bigint, from_option integer, to_option integer,
    corrected_at bigint, primary key assessment_id version`,
  table('submissions marked again', 'remarks')`
    assessment_id bigint > assessments.id, uid text, version integer, score_before real, score_after real, marked_at bigint,
    primary key assessment_id uid version`,
  table('admins by address', 'admin_addresses')`email text key, granted_at bigint`,
  column('the address that made somebody an admin', 'people', 'role_email text?'),
  column('who brought a submission as a file', 'submissions', 'imported_by text?'),
  column('submissions that may still give way', 'submissions', 'is_provisional integer = 0'),
  table('answers that came as files', 'arrivals')`
    assessment_id bigint > assessments.id, uid text, way text, body_hash text, is_finished integer, body_json text, brought_by text,
    arrived_at bigint, saved_at bigint?, origin text?, primary key assessment_id uid way body_hash is_finished`,
  index(
    'submissions by assessment',
    'submissions_by_assessment',
    'submissions',
    'assessment_id, is_preview, is_provisional, submitted_at, uid',
  ),
  table('keys of questions', 'question_keys')`key_hash text key, question_id bigint > questions.id`,
  { name: 'keys of the questions there are', up: (db) => claimOldKeys(db) },
  table('words of questions', 'question_words')`question_id row-id key > questions.id, words text, difficulty text, language text`,
  { name: 'words of the questions there are', up: (db) => listOldQuestions(db) },
  table('words of assessments', 'assessment_words')`
    assessment_id row-id key > assessments.id, words text, name_key code-points, questions integer`,
  { name: 'words of the assessments there are', up: (db) => listOldAssessments(db) },
  table('retired questions', 'retired_questions')`question_id row-id key > questions.id, retired_at bigint`,
  table('categories of retired questions', 'retired_question_categories')`
    category_id bigint > categories.id, question_id bigint > questions.id, primary key question_id category_id`,
  table('changes of questions', 'question_changes')`
    question_id bigint > questions.id, version integer, change text, changed_by text, changed_at bigint, before_json text,
    primary key question_id version`,
  column('questions in a second language', 'questions', 'translation_json text?'),
  table('what the portal is called and how it looks', 'brands')`
    id auto, name text, short_name text, hindi_name text, colour text, icons_hash text?, saved_by text, saved_at bigint`,
  table('pictures of logos', 'brand_icons')`icons_hash text key, icons_json text`,
  column('the time a learner has', 'people', 'time_percent integer = 100'),
  column('the most time a learner has had', 'people', 'most_time_percent integer = 100'),
  table('changes of the time a learner has', 'extra_times')`
    uid text, version integer, time_percent integer, changed_by text, changed_at bigint, primary key uid version`,
  column('words of people', 'people', "words text = ''"),
  column('names of people, to order them by', 'people', "name_key code-points = ''"),
  { name: 'words of the people there are', up: (db) => listOldPeople(db) },
  index('people by name', 'people_by_name', 'people', 'name_key, uid'),
  table('pictures', 'pictures')`hash text key, width integer, height integer, bytes bytes, added_by text, added_at bigint`,
  column('the picture of a question', 'questions', 'picture_json text?'),
  {
    name: 'whose file it is',
    up: async (db, engine) => engine === 'sqlite' && sql.raw(`pragma application_id = ${applicationId}`).execute(db),
  },
  column('verified addresses of people', 'people', "verified_email text = ''"),
  {
    name: 'verified addresses of the admins there are',
    up: (db) => sql`update people set verified_email = role_email where role_email is not null`.execute(db),
  },
  column('the time that a submission was sat with', 'submissions', 'granted_percent integer?'),
  table('people who are shut out', 'shut_outs')`uid text key, shut_out_at bigint`,
];
