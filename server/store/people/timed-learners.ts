import type { Scope } from '../../../contract/people/rights';
import type { Db } from '../engine/store';
import { ownTimesOf } from '../papers/own-minutes';
import { personInSight } from '../shared/sight';
import { fullName } from './names';

/** The learners in sight who have minutes of their own, by name. */
export async function learnersWithMinutes(db: Db, id: number, scope: Scope): Promise<{ uid: string; name: string; minutes: number }[]> {
  const times = [...(await ownTimesOf(db, id))].filter(([, { minutes }]) => minutes > 0);
  if (times.length === 0) return [];
  // Not by a join, which some relatives of PostgreSQL do not take beside the condition of sight (ADR 54).
  const people = db.selectFrom('people').select(['uid', 'first_name', 'last_name']).where(personInSight(scope, 'people.uid'));
  const named = people.where(
    'uid',
    'in',
    times.map(([uid]) => uid),
  );
  const names = new Map((await named.execute()).map((row) => [row.uid, fullName(row)]));
  return times
    .flatMap(([uid, { minutes }]) => (names.has(uid) ? [{ uid, name: names.get(uid) ?? '', minutes }] : []))
    .sort((a, b) => a.name.localeCompare(b.name) || a.uid.localeCompare(b.uid));
}
