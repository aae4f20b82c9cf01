import { sql } from 'kysely';
import type { TrailQuery } from '../../../contract/calls/page';
import { pageLimits } from '../../../contract/calls/page';
import { isoOf } from '../../../contract/fields/times';
import { trailGroups } from '../../../contract/trail/trail';
import type { TrailRow } from '../../../contract/trail/trail-list';
import { Page } from '../../replies/paged-list';
import type { Db } from '../engine/store';
import { fullName } from '../people/names';
import { pageIn } from '../shared/paged-rows';
import { holdsWords } from '../shared/search-words';
import { detailNames } from './detail-names';
import { earlierNames } from './earlier-names';
import { subjectNames } from './subject-names';

/**
 * The rows that a query asks for. `byTime`: they are read along the index of time until a page is full. SQLite would else take a third of the trail by
 * its acts or its people and sort all of it for 25 rows; an expression in the place of the column keeps it from that.
 */
function matching(db: Db, { group, by, search = '', from, to, kind, id }: TrailQuery, { byTime }: { byTime: boolean }) {
  const [act, uid] = byTime ? [sql<string>`act || ''`, sql<string>`by_uid || ''`] : [sql<string>`act`, sql<string>`by_uid`];
  let rows = db.selectFrom('trail');
  if (group !== undefined) rows = rows.where(act, 'in', trailGroups[group]);
  if (by !== undefined) rows = rows.where('by_uid', '=', by);
  if (from !== undefined) rows = rows.where('at', '>=', Date.parse(from));
  if (to !== undefined) rows = rows.where('at', '<', Date.parse(to));
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  if (id !== undefined) rows = rows.where('about_id', '=', id);
  const words = holdsWords(['words'], search);
  if (words.length > 0)
    rows = rows.where(uid, 'in', (people) =>
      people
        .selectFrom('people')
        .select('uid')
        .where((where) => where.and(words)),
    );
  return rows;
}

const named = (names: TrailRow['names']) => (names === undefined ? {} : { names });

const columns = ['trail.id', 'at', 'by_uid', 'act', 'kind', 'about_id', 'details_json'] as const;

/** One page of the trail, the latest first, with the present names of people, and of what they changed the present and the earlier name. */
export async function pageOfTrail(db: Db, query: TrailQuery): Promise<Page<TrailRow[]>> {
  const { page = 1, size = pageLimits.defaultSize } = query;
  const { rows, total } = await pageIn(
    { page, size },
    matching(db, query, { byTime: true })
      .leftJoin('people as p', 'p.uid', 'by_uid')
      .select([...columns, 'p.first_name', 'p.last_name'])
      .select(sql<string | null>`coalesce(nullif(p.verified_email, ''), p.role_email, p.email)`.as('email'))
      .orderBy('at', 'desc')
      .orderBy('trail.id', 'desc'),
    matching(db, query, { byTime: false }),
  );
  const [nameOf, nameThenOf, namesOf] = [await subjectNames(db, rows), await earlierNames(db, rows), await detailNames(db, rows)];
  const about = (row: (typeof rows)[number]): TrailRow['about'] => {
    const [name, nameThen] = [nameOf(row.kind, row.about_id), nameThenOf(row)];
    return { kind: row.kind, id: row.about_id, name, ...(nameThen !== null && nameThen !== name && { nameThen }) };
  };
  return new Page(
    rows.map((row) => ({
      ...named(namesOf(row)),
      id: row.id,
      at: isoOf(row.at),
      by: row.by_uid === '' ? null : { uid: row.by_uid, name: fullName(row), email: row.email ?? '' },
      act: row.act,
      about: about(row),
      details: JSON.parse(row.details_json) as TrailRow['details'],
    })),
    total,
  );
}
