import type { Scope } from '../../../contract/people/rights';
import type { Db } from '../engine/store';
import { ownTimesOf } from '../papers/own-minutes';
import { personInSight } from '../shared/sight';
import { addressesOf, fullName } from './names';

const columns = ['uid', 'first_name', 'last_name', 'email', 'phone', 'verified_email', 'verified_phone'] as const;

/** A learner with minutes; `contact`: email or phone, absent without any. */
interface MinutesOfLearner {
  uid: string;
  name: string;
  contact?: string;
  minutes: number;
}

/** The learners in sight who have minutes of their own, by name. */
export async function learnersWithMinutes(db: Db, id: number, scope: Scope): Promise<MinutesOfLearner[]> {
  const times = [...(await ownTimesOf(db, id))].filter(([, { minutes }]) => minutes > 0);
  if (times.length === 0) return [];
  // Not by a join, which some relatives of PostgreSQL do not take beside the condition of sight (ADR 54).
  const people = db
    .selectFrom('people')
    .select([...columns])
    .where(personInSight(scope, 'people.uid'));
  const uids = times.map(([uid]) => uid);
  const named = people.where('uid', 'in', uids);
  const found = new Map((await named.execute()).map((row) => [row.uid, row]));
  return times
    .flatMap(([uid, { minutes }]) => {
      const row = found.get(uid);
      if (row === undefined) return [];
      const contact = addressesOf(row).email || row.verified_phone || row.phone;
      return [{ uid, name: fullName(row), ...(contact && { contact }), minutes }];
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.uid.localeCompare(b.uid));
}
