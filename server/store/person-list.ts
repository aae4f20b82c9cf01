import { pageLimits } from '../../contract/limits';
import type { PeopleQuery } from '../../contract/page';
import type { PersonEntry } from '../../contract/person-list';
import { Page } from '../page';
import { counted, countedPage, holdsWords } from './matching';
import { fullName } from './names';
import type { Db } from './store';

/** One page of the people in whose name, email or phone every word of the search stands; by name. */
export async function pageOfPeople(db: Db, query: PeopleQuery): Promise<Page<PersonEntry[]>> {
  const { page = 1, size = pageLimits.defaultSize, search = '', sort = 'name' } = query;
  const direction = sort === 'name' ? 'asc' : 'desc';
  const matching = db.selectFrom('people').where((where) => where.and(holdsWords(['words'], search)));
  const { rows, total } = await countedPage(
    { page, size },
    (limit, offset) =>
      matching
        .select(['uid', 'first_name', 'last_name', 'email', 'role_email', 'phone', 'role', 'time_percent'])
        .orderBy('name_key', direction)
        .orderBy('uid', direction)
        .limit(limit)
        .offset(offset)
        .execute(),
    () => matching.select(counted).executeTakeFirstOrThrow(),
  );
  const entries = rows.map((row) => ({
    uid: row.uid,
    name: fullName(row),
    contact: row.email || row.role_email || row.phone,
    role: row.role ?? 'user',
    timePercent: row.time_percent,
  }));
  return new Page(entries, total);
}
