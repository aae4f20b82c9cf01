import { type SqlBool, sql } from 'kysely';
import type { Db } from '../engine/store';

/** How a correct option without an explanation, in words or as a picture, stands in `options_json`: keys keep the order of the contract's shape. */
const bare = '"correct":true,"explanation":""}';

/** Whether a single question lacks it. Literal in every query: only then do both databases use the index on it (`open/migrations/frozen/unexplained.ts`). */
const unexplainedSingle = `replace(options_json, '${bare}', '') <> options_json`;

/** Of several right options one has the explanation: none has one if every explanation is empty, and there is no picture of one. */
const unexplainedMultiple = `replace(replace(options_json, '"explanation":""', ''), '"explanation":"', '') = replace(options_json, '"explanation":""', '')
  and replace(options_json, '"explanationPicture":', '') = options_json`;

/** The explanation is the last key of a numeric answer but for its picture. */
const unexplainedNumeric = `replace(numeric_json, '"explanation":""}', '') <> numeric_json`;

const unexplained = sql.raw<SqlBool>(`case kind
  when 'single' then ${unexplainedSingle}
  when 'multiple' then ${unexplainedMultiple}
  else ${unexplainedNumeric} end`);

/** The ids of questions that have no explanation, retired ones too. */
export const unexplainedIds = (db: Db) => db.selectFrom('questions').where(unexplained).select('questions.id');
