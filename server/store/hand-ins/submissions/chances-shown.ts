import type { ChancesOfOne } from '../../../../contract/assessment/again';
import type { Counted } from '../../../../contract/assessment/chance';
import type { Scope } from '../../../../contract/people/rights';
import { countedOf, isBegunTooLate } from '../../../rules/counted';
import type { Db } from '../../engine/store';
import { adminName, fullName } from '../../people/names';
import { personInSight } from '../../shared/sight';

const iso = (time: number): string => new Date(time).toISOString();

/** The chances and hand-ins of some learners of an assessment, or of all. */
async function rowsOf(db: Db, assessmentId: number, uids?: readonly string[]) {
  const given = db
    .selectFrom('chances')
    .leftJoin('people as admin', 'admin.uid', 'chances.given_by')
    .selectAll('chances')
    .select(adminName('chances.given_by').as('by'))
    .where('assessment_id', '=', assessmentId)
    .orderBy('number');
  const chances = await (uids === undefined ? given : given.where('chances.uid', 'in', uids)).execute();
  const filed = db
    .selectFrom('numbered_hand_ins')
    .select(['uid', 'number', 'score', 'submitted_at', 'is_provisional', 'evidence_json'])
    .where('assessment_id', '=', assessmentId)
    .where('is_provisional', '=', 0)
    .orderBy('number');
  const handIns = chances.length === 0 ? [] : await (uids === undefined ? filed : filed.where('uid', 'in', uids)).execute();
  return { chances, handIns };
}

/** Which hand-in counts, of those of these learners who have several; by uid. */
export async function countedAmong(db: Db, assessmentId: number, uids?: readonly string[]): Promise<Map<string, Counted>> {
  if (uids?.length === 0) return new Map();
  const { chances, handIns } = await rowsOf(db, assessmentId, uids);
  const found = new Map<string, Counted>();
  for (const uid of new Set(handIns.map((row) => row.uid))) {
    const own = handIns.filter((row) => row.uid === uid);
    const counted = countedOf(
      own,
      chances.filter((row) => row.uid === uid),
    );
    if (counted === null) continue;
    const { handIn, rule } = counted;
    if (own.length > 1 || handIn.number > 1) found.set(uid, { number: handIn.number, of: own.length, counts: rule });
  }
  return found;
}

/** The learners in sight who got a chance, by name. */
export async function chancesShown(db: Db, assessmentId: number, scope: Scope): Promise<ChancesOfOne[]> {
  const { chances, handIns } = await rowsOf(db, assessmentId);
  const uids = [...new Set(chances.map(({ uid }) => uid))];
  if (uids.length === 0) return [];
  const people = db.selectFrom('people').select(['uid', 'first_name', 'last_name']).where(personInSight(scope, 'people.uid'));
  const names = new Map((await people.where('uid', 'in', uids).execute()).map((row) => [row.uid, fullName(row)]));
  const counted = await countedAmong(db, assessmentId, uids);
  const ofOne = (uid: string) => chances.filter((row) => row.uid === uid);
  return uids
    .filter((uid) => scope === null || names.has(uid))
    .map((uid) => ({
      uid,
      name: names.get(uid) ?? '',
      chances: ofOne(uid).map((row) => ({
        ...{ number: row.number, reason: row.reason, counts: row.counts, by: row.by },
        ...{ at: iso(row.given_at), until: iso(row.until_at), usedAt: row.used_at === null ? null : iso(row.used_at) },
        ...(row.withdrawn_at !== null && { takenBackAt: iso(row.withdrawn_at) }),
      })),
      handIns: handIns
        .filter((row) => row.uid === uid)
        .map((row) => ({
          ...{ number: row.number, score: row.score, submittedAt: iso(row.submitted_at) },
          counts: (counted.get(uid)?.number ?? 1) === row.number,
          ...(isBegunTooLate(row, ofOne(uid)) && { isTooLate: true as const }),
        })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.uid.localeCompare(b.uid));
}
