import type { Selectable } from 'kysely';
import type { PeopleQuery } from '../../../contract/calls/page';
import { pageLimits } from '../../../contract/calls/page';
import type { PersonEntry } from '../../../contract/people/person-list';
import type { Scope } from '../../../contract/people/rights';
import { Page } from '../../replies/paged-list';
import type { Tables } from '../engine/schema';
import type { Db } from '../engine/store';
import {
  groupsOfPeople,
  hasEntryLike,
  type NamedGroup,
  personInGroups,
  personInNoGroup,
  rosterPhoneOf,
  saidGroups,
} from '../shared/membership';
import { counted, countedPage, countIn } from '../shared/paged-rows';
import { holdsWords } from '../shared/search-words';
import { personInSight, testInSight } from '../shared/sight';
import { addressesOf, fullName } from './names';
import { heldIn } from './rights';

const columns = [
  ...(['uid', 'first_name', 'last_name', 'email', 'verified_email', 'role_email', 'phone', 'verified_phone'] as const),
  ...(['role', 'rights_json', 'scope_json', 'time_percent', 'group_id'] as const),
] as const;
interface Row extends Pick<Selectable<Tables['people']>, (typeof columns)[number]> {
  /** null: not shut out. */
  shut_out_at: number | null;
  hand_ins: number | null;
  roster_phone: string;
}

/** `adminEmails`: the addresses of the setting ADMIN_EMAILS. */
const entryFrom =
  (adminEmails: readonly string[], groups: ReadonlyMap<string, readonly NamedGroup[]>) =>
  (row: Row): PersonEntry => {
    const verified = row.verified_email || row.role_email || '';
    const { email, typedEmail } = addressesOf({ ...row, verified_email: verified });
    const isAdmin = row.role === 'admin';
    const { rights, scope } = heldIn(isAdmin ? row : null);
    const contact = verified || row.verified_phone || email || row.phone;
    const phone = row.verified_phone || row.phone || row.roster_phone;
    return {
      uid: row.uid,
      name: fullName(row),
      contact,
      ...(typedEmail !== undefined && { typedEmail }),
      ...(phone !== '' && phone !== contact && { phone }),
      role: row.role ?? 'user',
      ...(rights !== null && { rights: [...rights] }),
      ...(scope !== null && { groupIds: [...scope] }),
      timePercent: row.time_percent,
      handIns: row.hand_ins ?? 0,
      ...saidGroups(groups.get(row.uid) ?? []),
      ...(row.shut_out_at !== null && { isShutOut: true as const }),
      ...(isAdmin &&
        [verified, row.role_email ?? ''].some((address) => adminEmails.includes(address)) && { isAdminBySetting: true as const }),
    };
  };

const people = (db: Db, scope: Scope) =>
  db
    .selectFrom('people')
    .leftJoin('shut_outs', 'shut_outs.uid', 'people.uid')
    .select(columns.map((column) => `people.${column}` as const))
    .select('shut_outs.shut_out_at')
    .select(rosterPhoneOf('people.uid', scope).as('roster_phone'))
    // Along the primary key, which begins with the person: no row of a submission is read.
    .select((of) =>
      of
        .selectFrom('submissions')
        .select(counted)
        .whereRef('submissions.uid', '=', 'people.uid')
        .where(testInSight(scope, 'submissions.assessment_id'))
        .as('hand_ins'),
    );

/** The people in sight that a query is about. */
function matching(db: Db, { group, role, state, search = '' }: PeopleQuery, scope: Scope) {
  let found = db
    .selectFrom('people')
    .where((where) => where.and(holdsWords(['people.words'], search, hasEntryLike(scope))))
    .where(personInSight(scope, 'people.uid'));
  if (group === 'none') found = found.where(personInNoGroup);
  else if (group !== undefined) found = found.where(personInGroups(scope, [group]));
  if (role !== undefined) found = found.where('people.role', role === 'admin' ? '=' : 'is distinct from', 'admin');
  if (state !== undefined) found = found.where('people.uid', 'in', db.selectFrom('shut_outs').select('uid'));
  return found;
}

/** One page of the people whose name, email or phone, also those of the roster, contains every word of the search; by name. */
export async function pageOfPeople(db: Db, query: PeopleQuery, adminEmails: readonly string[], scope: Scope): Promise<Page<PersonEntry[]>> {
  const { page = 1, size = pageLimits.defaultSize, sort = 'name' } = query;
  const direction = sort === 'name' ? 'asc' : 'desc';
  const { rows, total } = await countedPage(
    { page, size },
    async (limit, offset) => {
      const ordered = matching(db, query, scope).select(['uid']).orderBy('name_key', direction).orderBy('uid', direction);
      const uids = (await ordered.limit(limit).offset(offset).execute()).map(({ uid }) => uid);
      return uids.length === 0 ? [] : inOrder(uids, await people(db, scope).where('people.uid', 'in', uids).execute());
    },
    () => countIn(matching(db, query, scope)),
  );
  return new Page(rows.map(entryFrom(adminEmails, await groupsIn(db, rows, scope))), total);
}

const groupsIn = (db: Db, rows: readonly Row[], scope: Scope) =>
  groupsOfPeople(db, new Map(rows.map(({ uid, group_id }) => [uid, group_id])), scope);

function inOrder(uids: readonly string[], rows: readonly Row[]): Row[] {
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  return uids.flatMap((uid) => byUid.get(uid) ?? []);
}

/** One person as the list shows them, or null. */
export async function personEntry(db: Db, uid: string, adminEmails: readonly string[], scope: Scope): Promise<PersonEntry | null> {
  const row = await people(db, scope).where('people.uid', '=', uid).executeTakeFirst();
  return row === undefined ? null : entryFrom(adminEmails, await groupsIn(db, [row], scope))(row);
}
