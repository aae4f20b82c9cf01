import type { AbsentPerson } from '../../../../contract/assessment/absent';
import type { AbsentQuery } from '../../../../contract/calls/page';
import type { Scope } from '../../../../contract/people/rights';
import type { Db } from '../../engine/store';
import { addressesOf, fullName } from '../../people/names';
import { holdsWords } from '../../shared/matching';
import { furtherGroupsOfEntries, groupsOfPeople, namedGroups, saidGroups } from '../../shared/membership';
import { fetchesOf, handInsOf, startsOf } from './desk';
import { learnersOf, waitingOf } from './expected';

const addressColumns = ['email', 'phone', 'verified_email', 'verified_phone'] as const;
const personColumns = ['uid', 'first_name', 'last_name', 'group_id', 'name_key', ...addressColumns] as const;

/** An absent learner, without the names of the groups. `of`: the uid, or the id on the roster. */
interface AbsentRow {
  of: { uid: string } | { entry: number };
  nameKey: string;
  firstGroup: number | null;
  said: Omit<AbsentPerson, 'group' | 'groups'>;
}

const uidsOf = (rows: readonly { uid: string }[]): string[] => rows.map(({ uid }) => uid);

/**
 * Learners of these groups who have neither started an assessment nor handed it in, by name. `search`: words of name, email or phone. Separate lists and no join,
 * as in sittings.ts.
 */
export async function absentFrom(
  db: Db,
  assessmentId: number,
  groupIds: readonly number[],
  { search = '', sort = 'name' }: AbsentQuery,
  scope: Scope,
): Promise<AbsentRow[]> {
  const learners = await learnersOf(db, groupIds, scope)
    .where((where) => where.and(holdsWords(['people.words'], search)))
    .select(personColumns)
    .execute();
  const started = await startsOf(db, assessmentId, scope).select('uid').execute();
  const handedIn = await handInsOf(db, assessmentId, scope).select('uid').execute();
  const present = new Set(uidsOf([...started, ...handedIn]));
  const fetched = new Set(uidsOf(await fetchesOf(db, assessmentId, scope).select('uid').execute()));
  const waiting = await waitingOf(db, groupIds, scope)
    .where((where) => where.and(holdsWords(['roster.words'], search)))
    .select(['id', 'name', 'name_key', 'email', 'phone', 'group_id'])
    .execute();
  const rows = [
    ...learners
      .filter(({ uid }) => !present.has(uid))
      .map((row): AbsentRow => {
        const { uid } = row;
        const [{ email }, phone] = [addressesOf(row), row.verified_phone || row.phone];
        return {
          of: { uid },
          nameKey: row.name_key,
          firstGroup: row.group_id,
          said: {
            uid,
            name: fullName(row),
            ...(email !== '' && { email }),
            ...(phone !== '' && { phone }),
            state: fetched.has(uid) ? 'fetched' : 'not-fetched',
          },
        };
      }),
    ...waiting.map(
      ({ id, name, name_key, email, phone, group_id }): AbsentRow => ({
        of: { entry: id },
        nameKey: name_key,
        firstGroup: group_id,
        said: { name, ...(email !== null && { email }), ...(phone !== null && { phone }), state: 'never-signed-in' },
      }),
    ),
  ];
  const sign = sort === 'name' ? 1 : -1;
  return rows.sort((a, b) => (a.nameKey === b.nameKey ? 0 : a.nameKey < b.nameKey ? -sign : sign));
}

/** The same people with the names of their groups in sight. */
export async function withGroups(db: Db, rows: readonly AbsentRow[], scope: Scope): Promise<AbsentPerson[]> {
  const people = new Map(rows.flatMap(({ of, firstGroup }) => ('uid' in of ? [[of.uid, firstGroup] as const] : [])));
  const entries = new Map(rows.flatMap(({ of, firstGroup }) => ('entry' in of ? [[of.entry, firstGroup] as const] : [])));
  const ofPeople = await groupsOfPeople(db, people, scope);
  const ofEntries = await namedGroups(db, entries, await furtherGroupsOfEntries(db, [...entries.keys()]), scope);
  return rows.map(({ of, said }) => ({ ...said, ...saidGroups(('uid' in of ? ofPeople.get(of.uid) : ofEntries.get(of.entry)) ?? []) }));
}
