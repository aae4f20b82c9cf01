import { setImmediate } from 'node:timers/promises';
import type { Evidence, Start } from '../../../../contract/assessment/evidence';
import { usualPercent } from '../../../../contract/fields/limits';
import type { Scope } from '../../../../contract/people/rights';
import { type AddressedAccount, sharingAddress } from '../../../rules/people/shared-addresses';
import type { Db } from '../../engine/store';
import { addressesOf, fullName } from '../../people/names';
import { personInSight } from '../../shared/sight';
import { fetchesOf, handInsOf, startsOf } from './desk';

/** What the portal knows of one learner's sitting; times in epoch milliseconds. */
export interface SittingRow {
  uid: string;
  /** Either may be empty. */
  person: { name: string; email: string };
  fetchedAt: number | null;
  start: { seenAt: number; saidAt: number; datedBy: Start['datedBy'] } | null;
  /** `timeTaken` in seconds. */
  handIn: { arrivedAt: number; timeTaken: number; evidence: Evidence | null } | null;
  /** The time that the attempt was sat with, or else the most that its learner was ever granted. */
  timePercent: number;
  /** When the portal saw the account first; null where it is known by its sitting alone. */
  knownSince: number | null;
  /** Whether another account with the same verified address has handed in. */
  hasSecondAccount: boolean;
}

const byUid = <R extends { uid: string }>(rows: readonly R[]): Map<string, R> => new Map(rows.map((row) => [row.uid, row]));

/** The accounts that fetched, started or handed in. */
const uidsOf = (db: Db, assessmentId: number, scope: Scope) =>
  fetchesOf(db, assessmentId, scope)
    .select('uid')
    .union(startsOf(db, assessmentId, scope).select('uid'))
    .union(handInsOf(db, assessmentId, scope).select('uid'));

const handInColumns = ['uid', 'submitted_at', 'time_taken', 'granted_percent', 'evidence_json'] as const;

/** By the primary key only: with more conditions SQLite scans the whole of another index. */
async function handInsOfSome(db: Db, assessmentId: number, uids: readonly string[]) {
  const submissions = db.selectFrom('submissions').where('assessment_id', '=', assessmentId).where('uid', 'in', uids);
  const rows = await submissions.select([...handInColumns, 'is_preview', 'is_provisional']).execute();
  return rows.filter((row) => row.is_preview === 0 && row.is_provisional === 0);
}

const personColumns = [
  ...(['uid', 'role', 'first_name', 'last_name', 'email', 'verified_email', 'verified_phone'] as const),
  ...(['most_time_percent', 'created_at'] as const),
] as const;

/** Further accounts that have handed in and have a verified address of one of these. */
async function othersOf(db: Db, assessmentId: number, accounts: readonly AddressedAccount[], scope: Scope): Promise<AddressedAccount[]> {
  const found: AddressedAccount[] = [];
  for (const column of ['verified_email', 'verified_phone'] as const) {
    const addresses = accounts.flatMap((account) => (account[column] === '' ? [] : [account[column]]));
    if (addresses.length === 0) continue;
    const people = db.selectFrom('people').select(['uid', 'verified_email', 'verified_phone']).where(column, 'in', addresses);
    const seen = people.where(personInSight(scope, 'people.uid'));
    found.push(...(await seen.execute()));
  }
  const known = new Set(accounts.map(({ uid }) => uid));
  const others = byUid(found.filter(({ uid }) => !known.has(uid)));
  if (others.size === 0) return [];
  const handIns = await handInsOfSome(db, assessmentId, [...others.keys()]);
  return handIns.flatMap(({ uid }) => others.get(uid) ?? []);
}

/**
 * What each table has of an assessment. One query for each table and no join: PostgreSQL plans joins of tables that fill within minutes by
 * older statistics, which took seconds for 5,000 learners. SQLite answers at once, so other requests come between two queries.
 */
async function tablesOf(db: Db, assessmentId: number, uids: readonly string[] | null, scope: Scope) {
  const fetched = fetchesOf(db, assessmentId, scope).select(['uid', 'fetched_at']);
  const fetches = byUid(await fetched.$if(uids !== null, (all) => all.where('uid', 'in', uids ?? [])).execute());
  await setImmediate();
  const started = startsOf(db, assessmentId, scope).selectAll();
  const starts = byUid(await started.$if(uids !== null, (all) => all.where('uid', 'in', uids ?? [])).execute());
  await setImmediate();
  const handIns = byUid(
    uids === null ? await handInsOf(db, assessmentId, scope).select(handInColumns).execute() : await handInsOfSome(db, assessmentId, uids),
  );
  await setImmediate();
  const named = db.selectFrom('people').select(personColumns);
  const people = byUid(await named.where('uid', 'in', uids ?? uidsOf(db, assessmentId, scope)).execute());
  const handedIn = [...people.values()].filter(({ uid }) => handIns.has(uid));
  const others = uids === null ? [] : await othersOf(db, assessmentId, handedIn, scope);
  return { fetches, starts, handIns, people, sharing: sharingAddress([...handedIn, ...others]) };
}

const evidenceIn = (json: string | null): Evidence | null => (json === null ? null : (JSON.parse(json) as Evidence));

function sittingOf(uid: string, { fetches, starts, handIns, people, sharing }: Awaited<ReturnType<typeof tablesOf>>): SittingRow {
  const [start, handIn, person] = [starts.get(uid), handIns.get(uid), people.get(uid)];
  return {
    uid,
    person: person === undefined ? { name: '', email: '' } : { name: fullName(person), email: addressesOf(person).email },
    fetchedAt: fetches.get(uid)?.fetched_at ?? null,
    start: start === undefined ? null : { seenAt: start.seen_at, saidAt: start.said_at, datedBy: start.dated_by },
    handIn:
      handIn === undefined
        ? null
        : { arrivedAt: handIn.submitted_at, timeTaken: handIn.time_taken, evidence: evidenceIn(handIn.evidence_json) },
    timePercent: handIn?.granted_percent ?? person?.most_time_percent ?? usualPercent,
    knownSince: person?.created_at ?? null,
    hasSecondAccount: sharing.has(uid),
  };
}

/** Every sitting of an assessment, by uid. Previews, admins' looks at the paper and copies from the middle of an attempt are none. */
export async function sittingsOf(db: Db, assessmentId: number, scope: Scope): Promise<SittingRow[]> {
  const tables = await tablesOf(db, assessmentId, null, scope);
  const { fetches, starts, handIns, people } = tables;
  const fetched = [...fetches.keys()].filter((uid) => people.get(uid)?.role !== 'admin');
  const uids = new Set([...fetched, ...starts.keys(), ...handIns.keys()]);
  return [...uids].sort().map((uid) => sittingOf(uid, tables));
}

/** The sittings of these people, one for each; there is at least one person. */
export async function sittingsOfSome(
  db: Db,
  assessmentId: number,
  uids: readonly string[],
  scope: Scope,
): Promise<Map<string, SittingRow>> {
  const tables = await tablesOf(db, assessmentId, uids, scope);
  return new Map(uids.map((uid) => [uid, sittingOf(uid, tables)]));
}
