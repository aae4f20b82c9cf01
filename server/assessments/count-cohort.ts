import type { Submission } from '../../contract/assessment/assessment';
import type { Cohort } from '../../contract/assessment/insight';
import type { Statistics } from '../../contract/assessment/statistics';
import { smallestCohort } from '../../contract/fields/limits';
import type { Scope } from '../../contract/people/rights';
import type { PrecompressedJson } from '../replies/precompressed-json';
import { addSheet, emptySheets, type Sheets } from '../rules/figures/answer-marks';
import { addGrouped, emptyGroupedTally, type GroupedTally } from '../rules/figures/grouped-tally';
import { addTo, emptyTally, type Tally } from '../rules/figures/tally';
import type { Store } from '../store/engine/store';
import { bodiesOf, type HandedIn, handedIn, handedInSince } from '../store/hand-ins/submissions/cohort';
import { toldBodies, toldOf } from '../store/hand-ins/submissions/told';
import { keyVersions } from '../store/papers/assessments';
import type { Marked, MarkedPapers } from './marked-papers';

interface Settling {
  uid: string;
  submittedAt: number;
  body: Submission;
}

/** A tally, whose submissions are in it, and the replies made of it. */
export interface CountedCohort {
  marked: Marked;
  tally: Tally;
  /** What learners see of it. */
  grouped: GroupedTally;
  /** Hand-ins that are too new for the groups. */
  unsettled: Settling[];
  /** For previews of a change of the key. */
  sheets: Sheets;
  /** uid → when it was handed in. */
  seen: Map<string, number>;
  newest: number;
  /** Replacements of hand-ins that the groups have (`told.ts`). */
  changes: number;
  cohort: PrecompressedJson<Cohort> | null;
  statistics: PrecompressedJson<Statistics> | null;
  /** When it may be brought up to date again, on the monotonic clock. */
  restsUntil: number;
}

/** A commit may become visible after one that was stamped later; so far back is looked for such. */
const overlapMs = 120_000;

const fresh = (marked: Marked, changes: number): CountedCohort => ({
  marked,
  tally: emptyTally(marked.key),
  grouped: emptyGroupedTally(marked.key),
  unsettled: [],
  sheets: emptySheets(),
  seen: new Map(),
  newest: 0,
  changes,
  cohort: null,
  statistics: null,
  restsUntil: 0,
});

/** `told`: what the groups have in the place of it, of a learner who handed in again. */
function add(counted: CountedCohort, { uid, submittedAt, body }: Settling, told: Settling | null): void {
  addTo(counted.tally, counted.marked.key, body);
  addSheet(counted.sheets, counted.marked.key, body);
  counted.seen.set(uid, submittedAt);
  counted.newest = Math.max(counted.newest, submittedAt);
  counted.unsettled.push(told ?? { uid, submittedAt, body });
  if (settledIn(counted) < smallestCohort) counted.cohort = null;
  counted.statistics = null;
}

const byTime = (a: Settling, b: Settling): number => a.submittedAt - b.submittedAt || (a.uid < b.uid ? -1 : 1);

/** How many hand-ins the groups are made of, the one that is not full included. */
export const settledIn = ({ grouped }: CountedCohort): number => grouped.tally.participants + grouped.waiting.length;

/** Puts the hand-ins of up to a time into groups, in the same order in every process. */
export function settle(counted: CountedCohort, until: number): void {
  const ready = counted.unsettled.filter(({ submittedAt }) => submittedAt <= until).sort(byTime);
  if (ready.length === 0) return;
  counted.unsettled = counted.unsettled.filter(({ submittedAt }) => submittedAt > until);
  for (const { submittedAt, body } of ready) {
    if (addGrouped(counted.grouped, counted.marked.key, submittedAt, body)) counted.cohort = null;
  }
}

/** Whether what was counted before still stands there: a row that came very late, or was taken out, is in no page that is read again. */
async function isWhole(store: Store, id: number, { seen, newest }: CountedCohort): Promise<boolean> {
  const settled = newest - overlapMs;
  let known = 0;
  for (const at of seen.values()) if (at <= settled) known += 1;
  return (await handedIn(store.db, id, null, settled)).count === known;
}

/** Another hand-in of a learner counts now than the one that was counted (ADR 78). */
const isReplaced = ({ seen }: CountedCohort, page: readonly HandedIn[]): boolean =>
  page.some(({ uid, submittedAt }) => (seen.get(uid) ?? submittedAt) !== submittedAt);

/**
 * Counts what was handed in since `kept` was counted, or everything where that does not stand there any more; null: there is no such assessment. `until`: what arrived later is not in the groups yet, epoch milliseconds.
 */
export async function upToDate(
  store: Store,
  papers: MarkedPapers,
  id: number,
  kept: CountedCohort | undefined,
  { scope, until }: { scope: Scope; until: number },
): Promise<CountedCohort | null> {
  const version = (await keyVersions(store.db, [id])).get(id);
  const marked = version === undefined ? null : await papers.marked(id, version);
  if (marked === null) return null;
  const told = await toldOf(store.db, id, until);
  const isSame = kept?.marked.version === marked.version && kept.changes === told.changes;
  const counted = kept !== undefined && isSame && (await isWhole(store, id, kept)) ? kept : fresh(marked, told.changes);
  for await (const page of handedInSince(store.db, id, scope, counted.newest - overlapMs)) {
    if (isReplaced(counted, page)) return upToDate(store, papers, id, undefined, { scope, until });
    const unseen = new Map(page.filter(({ uid }) => !counted.seen.has(uid)).map(({ uid, submittedAt }) => [uid, submittedAt]));
    for await (const bodies of bodiesOf(store.db, id, [...unseen.keys()])) {
      const uids = bodies.map(({ uid }) => uid);
      const others = await toldBodies(store.db, id, told, uids);
      for (const { uid, bodyJson } of bodies) {
        const other = others.get(uid);
        const submittedAt = told.byUid.get(uid)?.arrivedAt ?? 0;
        const inGroups = other === undefined ? null : { uid, submittedAt, body: JSON.parse(other) as Submission };
        add(counted, { uid, submittedAt: unseen.get(uid) ?? 0, body: JSON.parse(bodyJson) as Submission }, inGroups);
      }
      // The embedded store is synchronous: other requests are served between two batches.
      await new Promise((turn) => setImmediate(turn));
    }
  }
  return counted;
}
