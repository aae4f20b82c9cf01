import { cohortStep } from '../../../../contract/fields/limits';
import { countedOf } from '../../../rules/results/counted';
import type { Db } from '../../engine/store';
import { rowsByUid } from '../../shared/by-uid';
import { wholeHandIns } from './chances-shown';

/** The hand-in that the figures for learners have of a learner who handed in again. */
interface ToldHandIn {
  number: number;
  /** When the learner's first one arrived: its place among the hand-ins of all. Epoch milliseconds. */
  arrivedAt: number;
}

/** What the figures for learners have of those who handed in again; `changes`: how many replacements are in it. */
export interface ToldInFigures {
  byUid: Map<string, ToldHandIn>;
  changes: number;
}

const nothing: ToldInFigures = { byUid: new Map(), changes: 0 };

/**
 * Replacements join the figures for learners in groups, as new hand-ins do (ADR 90): by the figures before and after a single one its answers could be told. The
 * same in every process: the order is that of the arrivals up to a time.
 */
export async function toldOf(db: Db, assessmentId: number, until: number): Promise<ToldInFigures> {
  const filed = wholeHandIns(db, assessmentId).orderBy('submitted_at').orderBy('number');
  const handIns = rowsByUid(await filed.execute());
  if (handIns.size === 0) return nothing;
  const given = db.selectFrom('chances').select(['uid', 'number', 'counts', 'withdrawn_at']).where('assessment_id', '=', assessmentId);
  const chances = rowsByUid(await given.execute());
  const byUid = new Map<string, ToldHandIn>();
  const replacements: { uid: string; number: number; at: number }[] = [];
  for (const [uid, own] of handIns) {
    let counting: number | null = null;
    for (const [at, { submitted_at }] of own.entries()) {
      const counted = countedOf(own.slice(0, at + 1), chances.get(uid) ?? [])?.handIn;
      if (counted === undefined || counted.number === counting) continue;
      if (counting === null) byUid.set(uid, { number: counted.number, arrivedAt: submitted_at });
      else if (submitted_at <= until) replacements.push({ uid, number: counted.number, at: submitted_at });
      counting = counted.number;
    }
  }
  replacements.sort((a, b) => a.at - b.at || (a.uid < b.uid ? -1 : 1));
  const changes = replacements.length - (replacements.length % cohortStep);
  for (const { uid, number } of replacements.slice(0, changes)) {
    const told = byUid.get(uid);
    if (told !== undefined) told.number = number;
  }
  return { byUid, changes };
}

/** The bodies of these hand-ins, by uid. */
export async function toldBodies(db: Db, assessmentId: number, told: ToldInFigures, uids: readonly string[]): Promise<Map<string, string>> {
  const wanted = uids.filter((uid) => told.byUid.has(uid));
  if (wanted.length === 0) return new Map();
  const rows = db.selectFrom('numbered_hand_ins').select(['uid', 'number', 'body_json']).where('assessment_id', '=', assessmentId);
  const all = await rows.where('uid', 'in', wanted).execute();
  return new Map(all.filter(({ uid, number }) => told.byUid.get(uid)?.number === number).map(({ uid, body_json }) => [uid, body_json]));
}
