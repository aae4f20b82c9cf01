import type { Counted } from '../../../../contract/assessment/chance';
import type { ChancesOfOne } from '../../../../contract/assessment/chance-bodies';
import type { ChancesQuery } from '../../../../contract/calls/page';
import { pageLimits } from '../../../../contract/calls/page';
import { isoOf, isoOrNull } from '../../../../contract/fields/times';
import type { Scope } from '../../../../contract/people/rights';
import { Page } from '../../../replies/paged-list';
import { countedOf, isBegunTooLate } from '../../../rules/results/counted';
import type { Db } from '../../engine/store';
import { fullName } from '../../people/names';
import { adminName } from '../../shared/admin-name';
import { rowsByUid } from '../../shared/by-uid';
import { pageIn } from '../../shared/paged-rows';
import { holdsWords } from '../../shared/search-words';
import { personInSight } from '../../shared/sight';

/** What is judged of the hand-ins of those who handed in again. */
export const wholeHandIns = (db: Db, assessmentId: number) =>
  db
    .selectFrom('numbered_hand_ins')
    .select(['uid', 'number', 'score', 'submitted_at', 'is_provisional', 'evidence_json', 'after_key'])
    .where('assessment_id', '=', assessmentId)
    .where('is_provisional', '=', 0);

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
  const filed = wholeHandIns(db, assessmentId).orderBy('number');
  const handIns = chances.length === 0 ? [] : await (uids === undefined ? filed : filed.where('uid', 'in', uids)).execute();
  return { chances, handIns };
}

/** The hand-in that counts, of several of a learner. `until`: the last start of its chance, epoch milliseconds; null: it is the first. */
export interface CountedHandIn {
  shown: Counted;
  until: number | null;
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

function countedIn(chances: Rows['chances'], handIns: Rows['handIns']): CountedHandIn | null {
  const counted = countedOf(handIns, chances);
  if (counted === null) return null;
  const { handIn, rule } = counted;
  if (handIns.length === 1 && handIn.number === 1) return null;
  const aside = handIns.filter(({ after_key }) => after_key === 'aside').length;
  return {
    shown: {
      ...{ number: handIn.number, of: handIns.length, counts: rule },
      ...(aside > 0 && { aside }),
      ...(handIn.after_key && { afterKey: true }),
    },
    until: chances.find(({ number }) => number === handIn.number)?.until_at ?? null,
  };
}

function countedBy({ chances, handIns }: Rows): Map<string, CountedHandIn> {
  const given = rowsByUid(chances);
  const found = new Map<string, CountedHandIn>();
  for (const [uid, own] of rowsByUid(handIns)) {
    const counted = countedIn(given.get(uid) ?? [], own);
    if (counted !== null) found.set(uid, counted);
  }
  return found;
}

/** Which hand-in counts, of those of these learners who have several; by uid. */
export async function countedAmong(db: Db, assessmentId: number, uids?: readonly string[]): Promise<Map<string, CountedHandIn>> {
  return uids?.length === 0 ? new Map() : countedBy(await rowsOf(db, assessmentId, uids));
}

/** An admin who reads chances: by name with all scores, or, without the right to results, by uid with neither. `hasScores`: the key may be read now, which scores tell. */
interface ChancesReader {
  scope: Scope;
  hasResults: boolean;
  hasScores: boolean;
}

/** The learners in sight who got a chance, of all or of these. */
export async function chancesShown(
  db: Db,
  assessmentId: number,
  { scope, hasResults, hasScores }: ChancesReader,
  uids?: readonly string[],
): Promise<ChancesOfOne[]> {
  const rows = await rowsOf(db, assessmentId, uids);
  const given = rowsByUid(rows.chances);
  if (given.size === 0) return [];
  const filed = rowsByUid(rows.handIns);
  const people = db.selectFrom('people').select(['uid', 'first_name', 'last_name']).where(personInSight(scope, 'people.uid'));
  const named = await people.where('uid', 'in', [...given.keys()]).execute();
  const names = new Map(named.map((row) => [row.uid, fullName(row)]));
  const countedOnes = countedBy(rows);
  return [...given]
    .filter(([uid]) => scope === null || names.has(uid))
    .map(([uid, chances]) => ({
      uid,
      ...(hasResults && { name: names.get(uid) ?? '' }),
      chances: chances.map((row) => ({
        ...{ number: row.number, reason: row.reason, counts: row.counts, by: row.by },
        ...{ at: isoOf(row.given_at), until: isoOf(row.until_at), usedAt: isoOrNull(row.used_at) },
        ...(row.withdrawn_at !== null && { takenBackAt: isoOf(row.withdrawn_at) }),
      })),
      handIns: (filed.get(uid) ?? []).map((row) => ({
        ...{ number: row.number, submittedAt: isoOf(row.submitted_at) },
        ...(hasScores && { score: row.score, counts: (countedOnes.get(uid)?.shown.number ?? 1) === row.number }),
        ...(isBegunTooLate(row, chances) && { isTooLate: true as const }),
        ...(row.after_key && { afterKey: row.after_key }),
      })),
    }))
    .sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '') || (a.uid < b.uid ? -1 : 1));
}

/** One page of them. `now`: epoch milliseconds. */
export async function pageOfChances(
  db: Db,
  assessmentId: number,
  { page = 1, size = pageLimits.defaultSize, search = '', state }: ChancesQuery,
  reader: ChancesReader,
  now: number,
): Promise<Page<ChancesOfOne[]>> {
  const latest = db
    .selectFrom('chances')
    .leftJoin('people as p', 'p.uid', 'chances.uid')
    .where('assessment_id', '=', assessmentId)
    .where('is_latest', '=', 1)
    .where(personInSight(reader.scope, 'chances.uid'))
    .$if(state === 'open', (all) => all.where('used_at', 'is', null).where('until_at', '>', now))
    .$if(search !== '', (all) =>
      reader.hasResults ? all.where((where) => where.and(holdsWords(['p.words'], search))) : all.where('chances.uid', '=', search),
    );
  const named = reader.hasResults ? latest.orderBy('p.name_key') : latest;
  const { rows, total } = await pageIn({ page, size }, named.select('chances.uid').orderBy('chances.uid'), latest);
  if (rows.length === 0) return new Page([], total);
  const uids = rows.map(({ uid }) => uid);
  const shown = new Map((await chancesShown(db, assessmentId, reader, uids)).map((one) => [one.uid, one]));
  const found = uids.flatMap((uid) => shown.get(uid) ?? []);
  return new Page(found, total);
}
