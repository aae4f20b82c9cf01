import { sql } from 'kysely';
import type { Db, Dialect } from '../../../engine/store';

// The database itself keeps the trail: rows are added, and only an erasure may change one, by a pseudonym in the place of a uid.

const isErasure = `new.id = old.id and new.at = old.at and new.act = old.act and new.kind = old.kind and new.details_json = old.details_json
  and (new.by_uid = old.by_uid or new.by_uid like 'erased-%')
  and (new.about_id = old.about_id or (new.kind = 'person' and new.about_id like 'erased-%'))`;

const refusal = "'The trail is append-only'";

const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** PostgreSQL's function for {@link refuseUpdates}, {@link refuseDeletes} and {@link refuseTheRest}; SQLite needs none. */
export const createGuard = (db: Db, engine: Dialect) =>
  engine !== 'sqlite' &&
  run(
    db,
    `create function keep_trail() returns trigger language plpgsql as $$ begin
       if tg_op = 'UPDATE' then if ${isErasure} then return new; end if; end if;
       raise exception ${refusal};
     end $$`,
  );

export const refuseUpdates = (db: Db, engine: Dialect) =>
  run(
    db,
    engine === 'sqlite'
      ? `create trigger trail_update before update on trail when not (${isErasure}) begin select raise(abort, ${refusal}); end`
      : 'create trigger trail_update before update on trail for each row execute function keep_trail()',
  );

export const refuseDeletes = (db: Db, engine: Dialect) =>
  run(
    db,
    engine === 'sqlite'
      ? `create trigger trail_delete before delete on trail begin select raise(abort, ${refusal}); end`
      : 'create trigger trail_delete before delete on trail for each row execute function keep_trail()',
  );

/**
 * What else removes rows: SQLite's `insert or replace`, which fires no trigger of a delete, and PostgreSQL's `truncate`. CockroachDB has no triggers of
 * whole statements: there the right to truncate is the server's role to be without.
 */
export const refuseTheRest = (db: Db, engine: Dialect) =>
  engine !== 'cockroach' &&
  run(
    db,
    engine === 'sqlite'
      ? `create trigger trail_insert before insert on trail when exists (select 1 from trail where id = new.id) begin select raise(abort, ${refusal}); end`
      : 'create trigger trail_truncate before truncate on trail for each statement execute function keep_trail()',
  );

/** Changes that a version without the trail recorded in tables of their own. What it did not record, such as who made an exam, stays unknown. */
const earlier = [
  `select changed_at, changed_by, 'question-' || change, 'question', cast(question_id as text), '{"version":' || version || '}' from question_changes`,
  `select changed_at, changed_by, 'extra-time-set', 'person', uid, '{"timePercent":' || time_percent || '}' from extra_times`,
  `select corrected_at, '', 'key-corrected', 'assessment', cast(assessment_id as text),
     '{"questionId":' || question_id || ',"from":' || from_option || ',"to":' || to_option || '}' from corrections`,
  `select arrived_at, brought_by, 'submission-imported', 'person', uid,
     '{"assessmentId":' || assessment_id || ',"finished":' || case is_finished when 1 then 'true' else 'false' end || '}'
     from arrivals where way = 'file'`,
  "select saved_at, saved_by, 'look-saved', 'portal', '', '{}' from brands",
  "select shut_out_at, '', 'person-shut-out', 'person', uid, '{}' from shut_outs",
  "select granted_at, '', 'admin-address-granted', 'portal', '', '{}' from admin_addresses",
].join(' union all ');

/** Brings the changes of earlier versions into the trail, the oldest first. From then on each change writes its row itself. */
export const addEarlierChanges = (db: Db) =>
  sql.raw(`insert into trail (at, by_uid, act, kind, about_id, details_json) ${earlier} order by 1, 3, 5, 6`).execute(db);
