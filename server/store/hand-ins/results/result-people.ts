import { usualPercent } from '../../../../contract/fields/limits';
import type { Scope } from '../../../../contract/people/rights';
import type { Db } from '../../engine/store';
import { addressesOf, fullName } from '../../people/names';
import { adminName } from '../../shared/admin-name';
import { groupsOfPeople, rosterPhoneOf, saidGroups } from '../../shared/membership';

/** Whose a result is, and what is known of how it came. */
export interface ResultPerson {
  /** Empty where it is not known; the addresses are verified ones. */
  name: string;
  email: string;
  phone: string;
  /** The phone that the roster has, if it is not the verified one; empty if there is none. */
  rosterPhone: string;
  /** The address in the profile, if it is not the verified one; empty if there is none. */
  typedEmail: string;
  group: string | null;
  /** The names of all groups in sight, where there are several. */
  groups?: string[];
  /** The admin who handed the file in from which it came; null if the device sent it. */
  importedBy: string | null;
  /** The number of the learner's other submissions, which do not count. */
  setAside: number;
  /** The time that the attempt was sat with, or else the most that its learner was ever granted. */
  timePercent: number;
}

/** What stands for a person without a row, for example an erased one. */
const unknown = { name: '', email: '', phone: '', rosterPhone: '', typedEmail: '', group: null, percent: null };

/** Persons by uid, unknown ones are omitted. */
async function personsOf(db: Db, uids: readonly string[], scope: Scope) {
  const rows = await db
    .selectFrom('people as p')
    .where('p.uid', 'in', uids)
    .select([
      'p.uid',
      'p.first_name',
      'p.last_name',
      'p.email',
      'p.verified_email',
      'p.verified_phone',
      'p.most_time_percent',
      'p.group_id',
    ])
    .select(rosterPhoneOf('p.uid', scope).as('roster_phone'))
    .execute();
  const groups = await groupsOfPeople(db, new Map(rows.map(({ uid, group_id }) => [uid, group_id])), scope);
  return new Map(
    rows.map((row) => [
      row.uid,
      {
        name: fullName(row),
        email: row.verified_email,
        phone: row.verified_phone,
        rosterPhone: row.roster_phone === row.verified_phone ? '' : row.roster_phone,
        typedEmail: addressesOf(row).typedEmail ?? '',
        group: null,
        ...saidGroups((groups.get(row.uid) ?? []).map(({ name }) => name)),
        percent: row.most_time_percent,
      },
    ]),
  );
}

/** How many other submissions each of these learners has. */
async function setAsideOf(db: Db, assessmentId: number, hashes: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const arrivals = db.selectFrom('arrivals').select(['uid', 'body_hash']).where('assessment_id', '=', assessmentId);
  const counts = new Map<string, number>();
  for (const { uid, body_hash } of await arrivals.where('uid', 'in', [...hashes.keys()]).execute())
    if (body_hash !== hashes.get(uid)) counts.set(uid, (counts.get(uid) ?? 0) + 1);
  return counts;
}

/** Whose these results of an assessment are, by uid; there is at least one. */
export async function resultPeople(
  db: Db,
  assessmentId: number,
  uids: readonly string[],
  scope: Scope,
): Promise<Map<string, ResultPerson>> {
  const submissions = await db
    .selectFrom('submissions as s')
    .leftJoin('people as admin', 'admin.uid', 's.imported_by')
    .where('s.assessment_id', '=', assessmentId)
    .where('s.uid', 'in', uids)
    .select(['s.uid', 's.body_hash', 's.granted_percent'])
    .select(adminName<string | null>('s.imported_by').as('imported_by'))
    .execute();
  const persons = await personsOf(db, uids, scope);
  const setAside = await setAsideOf(db, assessmentId, new Map(submissions.map(({ uid, body_hash }) => [uid, body_hash])));
  return new Map(
    submissions.map(({ uid, imported_by, granted_percent }) => {
      const { percent, ...person } = persons.get(uid) ?? unknown;
      const timePercent = granted_percent ?? percent ?? usualPercent;
      return [uid, { ...person, importedBy: imported_by, setAside: setAside.get(uid) ?? 0, timePercent }];
    }),
  );
}
