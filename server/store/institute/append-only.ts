import { sql } from 'kysely';
import { pseudonymPrefix } from '../../../contract/trail/trail';
import type { Db, Dialect } from '../engine/store';

// The database itself keeps the trail: rows are added, and only an erasure may change one, by a pseudonym in the place of a uid.

const isErasure = `new.id = old.id and new.at = old.at and new.act = old.act and new.kind = old.kind and new.details_json = old.details_json
  and (new.by_uid = old.by_uid or new.by_uid like '${pseudonymPrefix}%')
  and (new.about_id = old.about_id or (new.kind = 'person' and new.about_id like '${pseudonymPrefix}%'))`;

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
