import { sql } from 'kysely';
import { addOldBands } from './frozen/bands';
import { fileOldQuestions } from './frozen/rows';
import { addEarlierChanges, createGuard, refuseDeletes, refuseTheRest, refuseUpdates } from './frozen/trail';
import { indexUnexplained } from './frozen/unexplained';
import type { Migration } from './migration';
import { big, indexHardness, orderByCodePoints } from './shapes';
import { column, index, table } from './steps';

/** The steps that version 0.8.0 added. */
export const version08: readonly Migration[] = [
  table('the trail of changes', 'trail')`id auto, at bigint, by_uid text, act text, kind text, about_id text, details_json text`,
  index('the trail by time', 'trail_by_time', 'trail', 'at, id'),
  index('the trail by act', 'trail_by_act', 'trail', 'act, at, id'),
  index('the trail by person', 'trail_by_person', 'trail', 'by_uid, at, id'),
  index('the trail by subject', 'trail_by_subject', 'trail', 'kind, about_id, at, id'),
  { name: 'what keeps the trail in PostgreSQL', up: async (db, engine) => createGuard(db, engine) },
  { name: 'no changed row in the trail', up: refuseUpdates },
  { name: 'no deleted row in the trail', up: refuseDeletes },
  { name: 'no replaced row in the trail', up: refuseTheRest },
  table('groups of learners', 'groups')`id auto, name text, name_key text unique, created_at bigint`,
  column('the group of a learner', 'people', 'group_id bigint? > groups.id'),
  index('people by group', 'people_by_group', 'people', 'group_id, name_key, uid'),
  column('verified phones of people', 'people', "verified_phone text = ''"),
  table('the roster', 'roster')`
    id auto, name text, email text? unique, phone text? unique, group_id bigint > groups.id, uid text?, entered_at bigint`,
  index('the roster by group', 'roster_by_group', 'roster', 'group_id, uid'),
  table('groups of assessments', 'assessment_groups')`
    assessment_id bigint > assessments.id, group_id bigint > groups.id, primary key assessment_id group_id`,
  column('assessments that everybody could fetch before they had groups', 'schedules', 'was_for_all integer = 0'),
  { name: 'changes of earlier versions in the trail', up: addEarlierChanges },
  {
    name: 'words of questions by code points',
    up: (db, engine) => engine === 'postgres' && orderByCodePoints(db, 'question_words', 'words'),
  },
  {
    name: 'names of categories by code points',
    up: (db, engine) => engine === 'postgres' && orderByCodePoints(db, 'categories', 'name_key'),
  },
  column('the difficulty mix of a subject', 'exam_subjects', 'mix_json text?'),
  // With every column that a list of results sorts by: in SQLite, a column behind a body is read by reading the body.
  index(
    'results by rank',
    'submissions_by_rank',
    'submissions',
    'assessment_id, is_preview, is_provisional, score desc, submitted_at, uid, correct_answers, wrong_answers, unattempted, time_taken',
  ),
  column('how a question counted before a change of its key', 'corrections', 'before_json text?'),
  column('how a question counts after a change of its key', 'corrections', 'after_json text?'),
  column('why a key was changed', 'corrections', "reason text = ''"),
  column('who changed a key', 'corrections', "corrected_by text = ''"),
  column('how many were marked again by a changed key', 'corrections', 'marked integer = 0'),
  column('how many scores a changed key changed', 'corrections', 'changed integer = 0'),
  column('whether all were marked by a changed key', 'corrections', 'is_swept integer = 1'),
  table('totals without dropped questions', 'changed_totals')`assessment_id row-id key > assessments.id, total_marks real`,
  table('papers that can still be changed', 'paper_drafts')`assessment_id row-id key > assessments.id, version integer, rules_json text`,
  table('erased people', 'erasures')`uid_hash text key, erased_at bigint, is_swept integer = 0`,
  table('accepted privacy notices', 'accepted_notices')`uid text, version integer, accepted_at bigint, primary key uid version`,
  ...['contact_email', 'contact_phone', 'grievance_officer', 'grievance_contact'].map((name) =>
    column(`an institute's ${name.replace('_', ' ')}`, 'brands', `${name} text = ''`),
  ),
  column('words of the roster', 'roster', "words text = ''"),
  column('names of the roster, to order them by', 'roster', "name_key code-points = ''"),
  index('people by verified email', 'people_by_verified_email', 'people', 'verified_email'),
  index('people by verified phone', 'people_by_verified_phone', 'people', 'verified_phone'),
  { name: 'questions without an explanation', up: indexUnexplained },
  column('first categories of questions', 'question_words', 'first_category bigint = 0'),
  { name: 'first categories of the questions there are', up: fileOldQuestions },
  index('questions by first category', 'questions_by_category', 'question_words', 'first_category, question_id'),
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
