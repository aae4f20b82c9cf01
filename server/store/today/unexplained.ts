import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Engine } from '../store';

/** How a correct option without an explanation, in words or as a picture, stands in `options_json`: keys keep the order of the contract's shape. */
const bare = '"correct":true,"explanation":""}';

/** Literal in every query: only then do both databases use the index on it. */
const unexplained = (engine: Engine): RawBuilder<SqlBool> =>
  sql.raw(`${engine === 'sqlite' ? 'instr' : 'strpos'}(options_json, '${bare}') > 0`);

/** An index of the questions without an explanation alone, which the database itself keeps. */
export const indexUnexplained = (db: Db, engine: Engine) =>
  sql`create index questions_unexplained on questions (id) where ${unexplained(engine)}`.execute(db);

/** The ids of questions whose correct option has no explanation, retired ones too. */
export const unexplainedIds = (db: Db, engine: Engine) => db.selectFrom('questions').where(unexplained(engine)).select('questions.id');
