import { type SqlBool, sql } from 'kysely';
import type { Db } from '../store';

/** How a correct option without an explanation, in words or as a picture, stands in `options_json`: keys keep the order of the contract's shape. */
const bare = '"correct":true,"explanation":""}';

/** Whether a question lacks it. Literal in every query: only then do both databases use the index on it. */
const unexplained = sql.raw<SqlBool>(`replace(options_json, '${bare}', '') <> options_json`);

/** An index of the questions without an explanation alone, which the database itself keeps. */
export const indexUnexplained = (db: Db) => sql`create index questions_unexplained on questions (id) where ${unexplained}`.execute(db);

/** The ids of questions whose correct option has no explanation, retired ones too. */
export const unexplainedIds = (db: Db) => db.selectFrom('questions').where(unexplained).select('questions.id');
