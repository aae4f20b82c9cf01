import { sql } from 'kysely';
import type { Db } from '../../../engine/store';

const single = `replace(options_json, '"correct":true,"explanation":""}', '') <> options_json`;

/** An index of the questions without an explanation alone, which the database itself keeps: of versions that know single questions only. */
export const indexUnexplained = (db: Db) => sql.raw(`create index questions_unexplained on questions (id) where ${single}`).execute(db);

/** The same index of all kinds. */
export const indexUnexplainedOfKinds = (db: Db) =>
  sql
    .raw(`create index questions_bare on questions (id) where case kind
  when 'single' then ${single}
  when 'multiple' then replace(replace(options_json, '"explanation":""', ''), '"explanation":"', '') = replace(options_json, '"explanation":""', '')
  and replace(options_json, '"explanationPicture":', '') = options_json
  else replace(numeric_json, '"explanation":""}', '') <> numeric_json end`)
    .execute(db);
