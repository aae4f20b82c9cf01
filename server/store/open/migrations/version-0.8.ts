import { sql } from 'kysely';
import type { Db } from '../../engine/store';
import { addOldBands } from './frozen/bands';
import { fileOldQuestions } from './frozen/rows';
import { addEarlierChanges, createGuard, refuseDeletes, refuseTheRest, refuseUpdates } from './frozen/trail';
import { indexUnexplained } from './frozen/unexplained';
import type { Migration } from './migration';
import { big, bytewise, empty, fromZero, indexHardness, orderByCodePoints, real, rowId, withId } from './shapes';

/** The steps that version 0.8.0 added. */
export const version08: readonly Migration[] = [
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
];
