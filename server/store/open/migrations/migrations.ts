import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../../engine/schema';
import type { Dialect } from '../../engine/store';
import { accounts, addressSteps, oidcSteps } from './accounts-2026';
import { afterKeySteps } from './after-key-2026';
import { againSteps } from './again-2026';
import { aimSteps } from './aims-2026';
import { archive } from './archive-2026';
import { jobs } from './clockwork-2026-jobs';
import { bankSteps } from './exams-2026-bank';
import { exams } from './exams-2026-exams';
import { passages } from './exams-2026-passages';
import { addOldBands } from './frozen/bands';
import { claimOldKeys, fileOldQuestions, listOldAssessments, listOldPeople, listOldQuestions } from './frozen/rows';
import { addEarlierChanges, createGuard, refuseDeletes, refuseTheRest, refuseUpdates } from './frozen/trail';
import { indexUnexplained } from './frozen/unexplained';
import { groupsSteps } from './groups-2026';
import { rightsSteps } from './institute-2026-rights';
import { scopesSteps } from './institute-2026-scopes';
import { leftAddressSteps } from './left-addresses-2026';
import type { Migration } from './migration';
import { minutesSteps } from './minutes-2026';
import { noticesSteps } from './notices-2026';
import { sharedState } from './operation-2026-shared';
import { originSteps } from './origins-2026';
import { examDates } from './practice-2026-exam-date';
import { practice } from './practice-2026-log';
import { practiceNotes } from './practice-2026-notes';
import { pushSteps } from './push-2026';
import { dueSteps } from './push-2026-due';
import { reports } from './reports-2026';
import { partly } from './results-2026-partly';
import { holding } from './secrecy-2026-holding';
import { leaving } from './secrecy-2026-leaving';
import { takenBackSteps } from './taken-back-2026';
import { webhookSteps } from './webhook-2026';

type Db = Kysely<Tables>;

/** The application id in the header of a SQLite file, which marks it as a portal's: `EXAM`. */
export const applicationId = 0x4558414d;

const big = sql`bigint`;
const real = sql`double precision`;
const usual = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(100);
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
const fromZero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** SQLite stores rows in the order of a key of exactly this type. */
const rowId = (engine: Dialect) => (engine === 'sqlite' ? sql`integer` : big);

/** Text ordered by code points, whatever the locale of the database; SQLite and CockroachDB know no other order. */
const bytewise = (engine: Dialect) => (engine === 'postgres' ? sql`text collate "C"` : sql`text`);

/** The expressions of the order by difficulty: the index serves that order as long as both have the same text. */
const indexHardness = (db: Db, name: string, direction: 'asc' | 'desc') =>
  sql`create index ${sql.ref(name)} on question_words
    ((case when difficulty in ('easy', 'medium', 'hard') then 0 when difficulty = '' then 2 else 1 end),
    (case difficulty when 'easy' then 1 when 'medium' then 2 when 'hard' then 3 else 4 end) ${sql.raw(direction)}, question_id desc)`.execute(
    db,
  );

/** Makes PostgreSQL order a column as SQLite does. */
const orderByCodePoints = (db: Db, table: 'question_words' | 'categories', column: string) =>
  sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(db);

/** SQLite numbers only a column of exactly the type `integer primary key`; PostgreSQL and its relatives use identity columns, below 2^53. */
const withId = <C extends string>(table: CreateTableBuilder<C>, engine: Dialect) =>
  engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey());

/**
 * The schema, step by step. Released steps never change; new ones are added at the end.
 * Each step is one DDL statement, because distributed relatives of PostgreSQL allow only one in a transaction.
 */
export const migrations: readonly Migration[] = [
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
  {
    name: 'schedules of assessments',
    up: (db, engine) =>
      db.schema
        .createTable('schedules')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('opens_at', big)
        .addColumn('closes_at', big)
        .addColumn('results_at', big)
        .addColumn('ends_together', 'integer', fromZero)
        .execute(),
  },
  {
    name: 'seals of papers',
    up: (db, engine) =>
      db.schema
        .createTable('seals')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('sealed_json', 'text', (c) => c.notNull())
        .execute(),
  },
  {
    name: 'starts of attempts',
    up: (db) =>
      db.schema
        .createTable('starts')
        .addColumn('assessment_id', big, (c) => c.notNull().references('assessments.id'))
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('seen_at', big, (c) => c.notNull())
        .addColumn('said_at', big, (c) => c.notNull())
        .addColumn('dated_by', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('starts_key', ['assessment_id', 'uid'])
        .execute(),
  },
  {
    name: 'fetches of scheduled papers',
    up: (db) =>
      db.schema
        .createTable('paper_fetches')
        .addColumn('assessment_id', big, (c) => c.notNull().references('assessments.id'))
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('fetched_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('paper_fetches_key', ['assessment_id', 'uid'])
        .execute(),
  },
  {
    name: 'when a submission was sat, as its device says',
    up: (db) => db.schema.alterTable('submissions').addColumn('evidence_json', 'text').execute(),
  },
  {
    name: 'minutes that everybody gets',
    up: (db) => db.schema.alterTable('schedules').addColumn('more_minutes', 'integer', fromZero).execute(),
  },
  {
    name: 'the trail of changes',
    up: (db, engine) =>
      withId(db.schema.createTable('trail'), engine)
        .addColumn('at', big, (c) => c.notNull())
        .addColumn('by_uid', 'text', (c) => c.notNull())
        .addColumn('act', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('about_id', 'text', (c) => c.notNull())
        .addColumn('details_json', 'text', (c) => c.notNull())
        .execute(),
  },
  { name: 'the trail by time', up: (db) => db.schema.createIndex('trail_by_time').on('trail').columns(['at', 'id']).execute() },
  { name: 'the trail by act', up: (db) => db.schema.createIndex('trail_by_act').on('trail').columns(['act', 'at', 'id']).execute() },
  {
    name: 'the trail by person',
    up: (db) => db.schema.createIndex('trail_by_person').on('trail').columns(['by_uid', 'at', 'id']).execute(),
  },
  {
    name: 'the trail by subject',
    up: (db) => db.schema.createIndex('trail_by_subject').on('trail').columns(['kind', 'about_id', 'at', 'id']).execute(),
  },
  { name: 'what keeps the trail in PostgreSQL', up: async (db, engine) => createGuard(db, engine) },
  { name: 'no changed row in the trail', up: refuseUpdates },
  { name: 'no deleted row in the trail', up: refuseDeletes },
  { name: 'no replaced row in the trail', up: refuseTheRest },
  {
    name: 'groups of learners',
    up: (db, engine) =>
      withId(db.schema.createTable('groups'), engine)
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('name_key', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'the group of a learner',
    up: (db) =>
      db.schema
        .alterTable('people')
        .addColumn('group_id', big, (c) => c.references('groups.id'))
        .execute(),
  },
  {
    name: 'people by group',
    up: (db) => db.schema.createIndex('people_by_group').on('people').columns(['group_id', 'name_key', 'uid']).execute(),
  },
  {
    name: 'verified phones of people',
    up: (db) => db.schema.alterTable('people').addColumn('verified_phone', 'text', empty).execute(),
  },
  {
    name: 'the roster',
    up: (db, engine) =>
      withId(db.schema.createTable('roster'), engine)
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.unique())
        .addColumn('phone', 'text', (c) => c.unique())
        .addColumn('group_id', big, (c) => c.notNull().references('groups.id'))
        .addColumn('uid', 'text')
        .addColumn('entered_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'the roster by group',
    up: (db) => db.schema.createIndex('roster_by_group').on('roster').columns(['group_id', 'uid']).execute(),
  },
  {
    name: 'groups of assessments',
    up: (db) =>
      db.schema
        .createTable('assessment_groups')
        .addColumn('assessment_id', big, (c) => c.notNull().references('assessments.id'))
        .addColumn('group_id', big, (c) => c.notNull().references('groups.id'))
        .addPrimaryKeyConstraint('assessment_groups_key', ['assessment_id', 'group_id'])
        .execute(),
  },
  {
    name: 'assessments that everybody could fetch before they had groups',
    up: (db) => db.schema.alterTable('schedules').addColumn('was_for_all', 'integer', fromZero).execute(),
  },
  { name: 'changes of earlier versions in the trail', up: addEarlierChanges },
  {
    name: 'words of questions by code points',
    up: (db, engine) => engine === 'postgres' && orderByCodePoints(db, 'question_words', 'words'),
  },
  {
    name: 'names of categories by code points',
    up: (db, engine) => engine === 'postgres' && orderByCodePoints(db, 'categories', 'name_key'),
  },
  {
    name: 'the difficulty mix of a subject',
    up: (db) => db.schema.alterTable('exam_subjects').addColumn('mix_json', 'text').execute(),
  },
  {
    // With every column that a list of results sorts by: in SQLite, a column behind a body is read by reading the body.
    name: 'results by rank',
    up: (db) =>
      db.schema
        .createIndex('submissions_by_rank')
        .on('submissions')
        .columns(['assessment_id', 'is_preview', 'is_provisional', 'score desc', 'submitted_at', 'uid'])
        .columns(['correct_answers', 'wrong_answers', 'unattempted', 'time_taken'])
        .execute(),
  },
  {
    name: 'how a question counted before a change of its key',
    up: (db) => db.schema.alterTable('corrections').addColumn('before_json', 'text').execute(),
  },
  {
    name: 'how a question counts after a change of its key',
    up: (db) => db.schema.alterTable('corrections').addColumn('after_json', 'text').execute(),
  },
  {
    name: 'why a key was changed',
    up: (db) => db.schema.alterTable('corrections').addColumn('reason', 'text', empty).execute(),
  },
  {
    name: 'who changed a key',
    up: (db) => db.schema.alterTable('corrections').addColumn('corrected_by', 'text', empty).execute(),
  },
  {
    name: 'how many were marked again by a changed key',
    up: (db) => db.schema.alterTable('corrections').addColumn('marked', 'integer', fromZero).execute(),
  },
  {
    name: 'how many scores a changed key changed',
    up: (db) => db.schema.alterTable('corrections').addColumn('changed', 'integer', fromZero).execute(),
  },
  {
    name: 'whether all were marked by a changed key',
    up: (db) =>
      db.schema
        .alterTable('corrections')
        .addColumn('is_swept', 'integer', (c) => c.notNull().defaultTo(1))
        .execute(),
  },
  {
    name: 'totals without dropped questions',
    up: (db, engine) =>
      db.schema
        .createTable('changed_totals')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('total_marks', real, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'papers that can still be changed',
    up: (db, engine) =>
      db.schema
        .createTable('paper_drafts')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('rules_json', 'text', (c) => c.notNull())
        .execute(),
  },
  {
    name: 'erased people',
    up: (db) =>
      db.schema
        .createTable('erasures')
        .addColumn('uid_hash', 'text', (c) => c.primaryKey())
        .addColumn('erased_at', big, (c) => c.notNull())
        .addColumn('is_swept', 'integer', fromZero)
        .execute(),
  },
  {
    name: 'accepted privacy notices',
    up: (db) =>
      db.schema
        .createTable('accepted_notices')
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('accepted_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('accepted_notices_key', ['uid', 'version'])
        .execute(),
  },
  ...(['contact_email', 'contact_phone', 'grievance_officer', 'grievance_contact'] as const).map((column) => ({
    name: `an institute's ${column.replace('_', ' ')}`,
    up: (db: Db) => db.schema.alterTable('brands').addColumn(column, 'text', empty).execute(),
  })),
  {
    name: 'words of the roster',
    up: (db) => db.schema.alterTable('roster').addColumn('words', 'text', empty).execute(),
  },
  {
    name: 'names of the roster, to order them by',
    up: (db, engine) => db.schema.alterTable('roster').addColumn('name_key', bytewise(engine), empty).execute(),
  },
  {
    name: 'people by verified email',
    up: (db) => db.schema.createIndex('people_by_verified_email').on('people').column('verified_email').execute(),
  },
  {
    name: 'people by verified phone',
    up: (db) => db.schema.createIndex('people_by_verified_phone').on('people').column('verified_phone').execute(),
  },
  { name: 'questions without an explanation', up: indexUnexplained },
  {
    name: 'first categories of questions',
    up: (db) => db.schema.alterTable('question_words').addColumn('first_category', big, fromZero).execute(),
  },
  { name: 'first categories of the questions there are', up: fileOldQuestions },
  {
    name: 'questions by first category',
    up: (db) => db.schema.createIndex('questions_by_category').on('question_words').columns(['first_category', 'question_id']).execute(),
  },
  { name: 'questions from the easiest on', up: (db) => indexHardness(db, 'questions_by_ease', 'asc') },
  { name: 'questions from the hardest on', up: (db) => indexHardness(db, 'questions_by_hardness', 'desc') },
  {
    name: 'bands of similar questions',
    up: (db, engine) =>
      db.schema
        .createTable('question_bands')
        .addColumn('band', big, (c) => c.notNull())
        .addColumn('question_id', big, (c) => c.notNull().references('questions.id'))
        .addPrimaryKeyConstraint('question_bands_key', ['band', 'question_id'])
        .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
        .execute(),
  },
  { name: 'bands of the questions there are', up: addOldBands },
  ...bankSteps,
  ...exams,
  ...passages,
  ...sharedState,
  ...holding,
  ...partly,
  ...leaving,
  ...jobs,
  ...rightsSteps,
  ...practice,
  ...archive,
  ...scopesSteps,
  ...reports,
  ...accounts,
  ...pushSteps,
  ...minutesSteps,
  ...noticesSteps,
  ...examDates,
  ...againSteps,
  ...oidcSteps,
  ...webhookSteps,
  ...originSteps,
  ...addressSteps,
  ...takenBackSteps,
  ...practiceNotes,
  ...dueSteps,
  ...aimSteps,
  ...afterKeySteps,
  ...groupsSteps,
  ...leftAddressSteps,
];
