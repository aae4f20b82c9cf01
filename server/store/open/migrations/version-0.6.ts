import { sql } from 'kysely';
import { claimOldKeys, listOldAssessments, listOldPeople, listOldQuestions } from './frozen/rows';
import type { Migration } from './migration';
import { applicationId, big, bytewise, empty, fromZero, real, rowId, usual, withId } from './shapes';

/** The steps of versions up to 0.6.0. */
export const version06: readonly Migration[] = [
  {
    name: 'people',
    up: (db) =>
      db.schema
        .createTable('people')
        .addColumn('uid', 'text', (c) => c.primaryKey())
        .addColumn('role', 'text')
        .addColumn('first_name', 'text', (c) => c.notNull())
        .addColumn('last_name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('phone', 'text', (c) => c.notNull())
        .addColumn('location', 'text', (c) => c.notNull())
        .addColumn('has_profile', 'integer', (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('updated_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'categories',
    up: (db, engine) =>
      withId(db.schema.createTable('categories'), engine)
        .addColumn('parent_id', big, (c) => c.references('categories.id'))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('name_key', 'text', (c) => c.notNull())
        .execute(),
  },
  {
    name: 'one category of a name under a parent',
    up: (db) => sql`create unique index categories_by_parent on categories ((coalesce(parent_id, 0)), name_key)`.execute(db),
  },
  {
    name: 'questions',
    up: (db, engine) =>
      withId(db.schema.createTable('questions'), engine)
        .addColumn('description', 'text', (c) => c.notNull())
        .addColumn('difficulty_level', 'text', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('exam_tags_json', 'text', (c) => c.notNull())
        .addColumn('options_json', 'text', (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'question categories',
    up: (db) =>
      db.schema
        .createTable('question_categories')
        .addColumn('category_id', big, (c) => c.notNull().references('categories.id'))
        .addColumn('question_id', big, (c) => c.notNull().references('questions.id'))
        .addPrimaryKeyConstraint('question_categories_key', ['category_id', 'question_id'])
        .execute(),
  },
  {
    name: 'question categories by question',
    up: (db) => db.schema.createIndex('question_categories_by_question').on('question_categories').column('question_id').execute(),
  },
  {
    name: 'exams',
    up: (db, engine) =>
      withId(db.schema.createTable('exams'), engine)
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('timer_duration', 'integer', (c) => c.notNull())
        .addColumn('marks_per_correct', real, (c) => c.notNull())
        .addColumn('negative_marks_per_wrong', real, (c) => c.notNull())
        .addColumn('instructions', 'text', (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'exam subjects',
    up: (db) =>
      db.schema
        .createTable('exam_subjects')
        .addColumn('exam_id', big, (c) => c.notNull().references('exams.id'))
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('number_of_questions', 'integer', (c) => c.notNull())
        .addColumn('category_ids_json', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('exam_subjects_key', ['exam_id', 'position'])
        .execute(),
  },
  {
    name: 'assessments',
    up: (db, engine) =>
      withId(db.schema.createTable('assessments'), engine)
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('description', 'text', (c) => c.notNull())
        .addColumn('duration_in_minutes', 'integer', (c) => c.notNull())
        .addColumn('total_marks', real, (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .addColumn('subjects_json', 'text', (c) => c.notNull())
        .addColumn('paper_json', 'text', (c) => c.notNull())
        .execute(),
  },
  {
    name: 'answer keys',
    up: (db) =>
      db.schema
        .createTable('answer_keys')
        .addColumn('assessment_id', big, (c) => c.primaryKey().references('assessments.id'))
        .addColumn('key_json', 'text', (c) => c.notNull())
        .execute(),
  },
  {
    name: 'submissions',
    up: (db) =>
      db.schema
        .createTable('submissions')
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('assessment_id', big, (c) => c.notNull().references('assessments.id'))
        .addColumn('body_hash', 'text', (c) => c.notNull())
        .addColumn('body_json', 'text', (c) => c.notNull())
        .addColumn('submitted_at', big, (c) => c.notNull())
        .addColumn('time_taken', 'integer', (c) => c.notNull())
        .addColumn('score', real, (c) => c.notNull())
        .addColumn('correct_answers', 'integer', (c) => c.notNull())
        .addColumn('wrong_answers', 'integer', (c) => c.notNull())
        .addColumn('unattempted', 'integer', (c) => c.notNull())
        .addColumn('is_preview', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('submissions_key', ['uid', 'assessment_id'])
        .execute(),
  },
  {
    name: 'which key it is',
    up: (db) => db.schema.alterTable('answer_keys').addColumn('version', 'integer', fromZero).execute(),
  },
  {
    name: 'which key marked it',
    up: (db) => db.schema.alterTable('submissions').addColumn('key_version', 'integer', fromZero).execute(),
  },
  {
    name: 'corrections of keys',
    up: (db) =>
      db.schema
        .createTable('corrections')
        .addColumn('assessment_id', big, (c) => c.notNull().references('assessments.id'))
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('question_id', big, (c) => c.notNull())
        .addColumn('from_option', 'integer', (c) => c.notNull())
        .addColumn('to_option', 'integer', (c) => c.notNull())
        .addColumn('corrected_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('corrections_key', ['assessment_id', 'version'])
        .execute(),
  },
  {
    name: 'submissions marked again',
    up: (db) =>
      db.schema
        .createTable('remarks')
        .addColumn('assessment_id', big, (c) => c.notNull().references('assessments.id'))
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('score_before', real, (c) => c.notNull())
        .addColumn('score_after', real, (c) => c.notNull())
        .addColumn('marked_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('remarks_key', ['assessment_id', 'uid', 'version'])
        .execute(),
  },
  {
    name: 'admins by address',
    up: (db) =>
      db.schema
        .createTable('admin_addresses')
        .addColumn('email', 'text', (c) => c.primaryKey())
        .addColumn('granted_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'the address that made somebody an admin',
    up: (db) => db.schema.alterTable('people').addColumn('role_email', 'text').execute(),
  },
  {
    name: 'who brought a submission as a file',
    up: (db) => db.schema.alterTable('submissions').addColumn('imported_by', 'text').execute(),
  },
  {
    name: 'submissions that may still give way',
    up: (db) => db.schema.alterTable('submissions').addColumn('is_provisional', 'integer', fromZero).execute(),
  },
  {
    name: 'answers that came as files',
    up: (db) =>
      db.schema
        .createTable('arrivals')
        .addColumn('assessment_id', big, (c) => c.notNull().references('assessments.id'))
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('way', 'text', (c) => c.notNull())
        .addColumn('body_hash', 'text', (c) => c.notNull())
        .addColumn('is_finished', 'integer', (c) => c.notNull())
        .addColumn('body_json', 'text', (c) => c.notNull())
        .addColumn('brought_by', 'text', (c) => c.notNull())
        .addColumn('arrived_at', big, (c) => c.notNull())
        .addColumn('saved_at', big)
        .addColumn('origin', 'text')
        .addPrimaryKeyConstraint('arrivals_key', ['assessment_id', 'uid', 'way', 'body_hash', 'is_finished'])
        .execute(),
  },
  {
    name: 'submissions by assessment',
    up: (db) =>
      db.schema
        .createIndex('submissions_by_assessment')
        .on('submissions')
        .columns(['assessment_id', 'is_preview', 'is_provisional', 'submitted_at', 'uid'])
        .execute(),
  },
  {
    name: 'keys of questions',
    up: (db) =>
      db.schema
        .createTable('question_keys')
        .addColumn('key_hash', 'text', (c) => c.primaryKey())
        .addColumn('question_id', big, (c) => c.notNull().references('questions.id'))
        .execute(),
  },
  { name: 'keys of the questions there are', up: (db) => claimOldKeys(db) },
  {
    name: 'words of questions',
    up: (db, engine) =>
      db.schema
        .createTable('question_words')
        .addColumn('question_id', rowId(engine), (c) => c.primaryKey().references('questions.id'))
        .addColumn('words', 'text', (c) => c.notNull())
        .addColumn('difficulty', 'text', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .execute(),
  },
  { name: 'words of the questions there are', up: (db) => listOldQuestions(db) },
  {
    name: 'words of assessments',
    up: (db, engine) =>
      db.schema
        .createTable('assessment_words')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('words', 'text', (c) => c.notNull())
        .addColumn('name_key', bytewise(engine), (c) => c.notNull())
        .addColumn('questions', 'integer', (c) => c.notNull())
        .execute(),
  },
  { name: 'words of the assessments there are', up: (db) => listOldAssessments(db) },
  {
    name: 'retired questions',
    up: (db, engine) =>
      db.schema
        .createTable('retired_questions')
        .addColumn('question_id', rowId(engine), (c) => c.primaryKey().references('questions.id'))
        .addColumn('retired_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'categories of retired questions',
    up: (db) =>
      db.schema
        .createTable('retired_question_categories')
        .addColumn('category_id', big, (c) => c.notNull().references('categories.id'))
        .addColumn('question_id', big, (c) => c.notNull().references('questions.id'))
        .addPrimaryKeyConstraint('retired_question_categories_key', ['question_id', 'category_id'])
        .execute(),
  },
  {
    name: 'changes of questions',
    up: (db) =>
      db.schema
        .createTable('question_changes')
        .addColumn('question_id', big, (c) => c.notNull().references('questions.id'))
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('change', 'text', (c) => c.notNull())
        .addColumn('changed_by', 'text', (c) => c.notNull())
        .addColumn('changed_at', big, (c) => c.notNull())
        .addColumn('before_json', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('question_changes_key', ['question_id', 'version'])
        .execute(),
  },
  {
    name: 'questions in a second language',
    up: (db) => db.schema.alterTable('questions').addColumn('translation_json', 'text').execute(),
  },
  {
    name: 'what the portal is called and how it looks',
    up: (db, engine) =>
      withId(db.schema.createTable('brands'), engine)
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('short_name', 'text', (c) => c.notNull())
        .addColumn('hindi_name', 'text', (c) => c.notNull())
        .addColumn('colour', 'text', (c) => c.notNull())
        .addColumn('icons_hash', 'text')
        .addColumn('saved_by', 'text', (c) => c.notNull())
        .addColumn('saved_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'pictures of logos',
    up: (db) =>
      db.schema
        .createTable('brand_icons')
        .addColumn('icons_hash', 'text', (c) => c.primaryKey())
        .addColumn('icons_json', 'text', (c) => c.notNull())
        .execute(),
  },
  {
    name: 'the time a learner has',
    up: (db) => db.schema.alterTable('people').addColumn('time_percent', 'integer', usual).execute(),
  },
  {
    name: 'the most time a learner has had',
    up: (db) => db.schema.alterTable('people').addColumn('most_time_percent', 'integer', usual).execute(),
  },
  {
    name: 'changes of the time a learner has',
    up: (db) =>
      db.schema
        .createTable('extra_times')
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('time_percent', 'integer', (c) => c.notNull())
        .addColumn('changed_by', 'text', (c) => c.notNull())
        .addColumn('changed_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('extra_times_key', ['uid', 'version'])
        .execute(),
  },
  {
    name: 'words of people',
    up: (db) => db.schema.alterTable('people').addColumn('words', 'text', empty).execute(),
  },
  {
    name: 'names of people, to order them by',
    up: (db, engine) => db.schema.alterTable('people').addColumn('name_key', bytewise(engine), empty).execute(),
  },
  { name: 'words of the people there are', up: (db) => listOldPeople(db) },
  {
    name: 'people by name',
    up: (db) => db.schema.createIndex('people_by_name').on('people').columns(['name_key', 'uid']).execute(),
  },
  {
    name: 'pictures',
    up: (db, engine) =>
      db.schema
        .createTable('pictures')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('width', 'integer', (c) => c.notNull())
        .addColumn('height', 'integer', (c) => c.notNull())
        .addColumn('bytes', engine === 'sqlite' ? sql`blob` : sql`bytea`, (c) => c.notNull())
        .addColumn('added_by', 'text', (c) => c.notNull())
        .addColumn('added_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'the picture of a question',
    up: (db) => db.schema.alterTable('questions').addColumn('picture_json', 'text').execute(),
  },
  {
    name: 'whose file it is',
    up: async (db, engine) => engine === 'sqlite' && sql.raw(`pragma application_id = ${applicationId}`).execute(db),
  },
  {
    name: 'verified addresses of people',
    up: (db) => db.schema.alterTable('people').addColumn('verified_email', 'text', empty).execute(),
  },
  {
    name: 'verified addresses of the admins there are',
    up: (db) => sql`update people set verified_email = role_email where role_email is not null`.execute(db),
  },
  {
    name: 'the time that a submission was sat with',
    up: (db) => db.schema.alterTable('submissions').addColumn('granted_percent', 'integer').execute(),
  },
  {
    name: 'people who are shut out',
    up: (db) =>
      db.schema
        .createTable('shut_outs')
        .addColumn('uid', 'text', (c) => c.primaryKey())
        .addColumn('shut_out_at', big, (c) => c.notNull())
        .execute(),
  },
];
