import type { Selectable } from 'kysely';
import type { PeopleQuery } from '../../../contract/calls/page';
import { pageLimits } from '../../../contract/fields/limits';
import type { PersonEntry } from '../../../contract/people/person-list';
import { Page } from '../../replies/paged-list';
import type { PeopleTable } from '../schema';
import { counted, countedPage, holdsWords } from '../search/matching';
import type { Db } from '../store';
import { addressesOf, fullName } from './names';

const columns = ['uid', 'first_name', 'last_name', 'email', 'verified_email', 'role_email', 'phone', 'role', 'time_percent'] as const;
type Row = Pick<Selectable<PeopleTable>, (typeof columns)[number]>;

function entryFrom(row: Row): PersonEntry {
  const { email, typedEmail } = addressesOf({ ...row, verified_email: row.verified_email || row.role_email });
  return {
    uid: row.uid,
    name: fullName(row),
    contact: email || row.phone,
    ...(typedEmail !== undefined && { typedEmail }),
    role: row.role ?? 'user',
    timePercent: row.time_percent,
  };
}

/** One page of the people whose name, email or phone contains every word of the search; by name. */
export async function pageOfPeople(db: Db, query: PeopleQuery): Promise<Page<PersonEntry[]>> {
  const { page = 1, size = pageLimits.defaultSize, search = '', sort = 'name' } = query;
  const direction = sort === 'name' ? 'asc' : 'desc';
  const matching = db.selectFrom('people').where((where) => where.and(holdsWords(['words'], search)));
  const { rows, total } = await countedPage(
    { page, size },
    (limit, offset) =>
      matching.select(columns).orderBy('name_key', direction).orderBy('uid', direction).limit(limit).offset(offset).execute(),
    () => matching.select(counted).executeTakeFirstOrThrow(),
  );
  return new Page(rows.map(entryFrom), total);
}
