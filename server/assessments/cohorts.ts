import { LRUCache } from 'lru-cache';
import type { Submission } from '../../contract/assessment/assessment';
import type { Cohort } from '../../contract/assessment/insight';
import type { RegradePreview } from '../../contract/assessment/regrade';
import type { Item, Statistics } from '../../contract/assessment/statistics';
import { smallestCohort } from '../../contract/fields/limits';
import { isoOf } from '../../contract/fields/times';
import type { Scope } from '../../contract/people/rights';
import { batchedLookup } from '../memory/batched-lookup';
import { type PrecompressedJson, precompressed } from '../replies/precompressed-json';
import { unavailable } from '../replies/refusal';
import { addSheet, emptySheets, previewOf, type Sheets } from '../rules/figures/answer-marks';
import { addGrouped, emptyGroupedTally, type GroupedTally } from '../rules/figures/grouped-tally';
import { itemsOf, ladderOf, normsOf } from '../rules/figures/statistics';
import { addTo, emptyTally, type Tally } from '../rules/figures/tally';
import { type Counting, totalMarksOf } from '../rules/results/ruling';
import type { Store } from '../store/engine/store';
import { bodiesOf, type HandedIn, handedIn, handedInSince } from '../store/hand-ins/submissions/cohort';
import { toldBodies, toldOf } from '../store/hand-ins/submissions/told';
import { keyVersions } from '../store/papers/assessments';
import type { Marked, PaperCache } from './paper-cache';

interface ItemFigures {
  items: Item[];
  participants: number;
}

export interface CohortSheets {
  marked: Marked;
  sheets: Sheets;
  uids: Iterable<string>;
}

/** Figures over all submissions of an assessment. Null where there is no such assessment. */
export interface Cohorts {
  /** For learners. */
  cohort(id: number): Promise<PrecompressedJson<Cohort> | null>;
  /** For admins. */
  statistics(id: number): Promise<PrecompressedJson<Statistics> | null>;
  /** For an admin who is limited to groups, of their learners alone: counted at each request and kept nowhere, since learners move. */
  statisticsWithin(id: number, groupIds: readonly number[]): Promise<Statistics | null>;
  /** The figures of each question, for admins, and the number of participants. */
  items(id: number): Promise<ItemFigures | null>;
  /** The figures of the last count by the present key, without counting; null if there was none. */
  lastItems(id: number): Promise<ItemFigures | null>;
  /** What each learner answered, for admins: the learners in the order of the sheets. To be read before anything is awaited, since a later count adds to it. */
  sheets(id: number): Promise<CohortSheets | null>;
  /** What a change of one question of the paper would do. */
  preview(id: number, change: Counting & { questionId: number }): Promise<RegradePreview | null>;
  /** Has all figures of an assessment counted anew by the next request: its key was changed by this process. */
  changed(id: number): void;
  /** Counts everything anew at the next request: a person was erased. */
  forget(): void;
  /** Another object after each `forget`: what is remembered of people beside the cohorts is kept under it, weakly. */
  age(): object;
}

interface Settling {
  uid: string;
  submittedAt: number;
  body: Submission;
}

/** How cohorts are counted. */
export interface CohortRules {
  /** After counting, a cohort rests for so many times as long as that took; so do all of them together, beyond `burstMs`. */
  rest: number;
  /** Milliseconds of counting for learners that all cohorts may take at once: after a start none is counted yet. */
  burstMs: number;
  /**
   * Milliseconds until a hand-in is put into a group. By then every earlier one is visible, so that each process makes the same groups: by the difference of
   * two groupings the answers of single learners could be told.
   */
  settleMs: number;
  /** Epoch milliseconds. */
  now: () => number;
}

/** A tally, whose submissions are in it, and the replies made of it. */
interface Counted {
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

/** Hand-ins whose learners are remembered, of all cohorts together, and what a small cohort counts as at least. */
const keptHandIns = { all: 300_000, least: 300 };
/** A commit may become visible after one that was stamped later; so far back is looked for such. */
const overlapMs = 120_000;
/** However many hand in or ask, for however many assessments, counting takes 5 % of a core. A commit takes longer than the time of settling only while the database is failing over. */
const usualRules: CohortRules = { rest: 20, burstMs: 10_000, settleMs: 5_000, now: Date.now };

/** The embedded database has one process: its order is the only one, and a learner finds the own result in it at once. */
const rulesOf = ({ engine }: Store): CohortRules => ({ ...usualRules, ...(engine === 'sqlite' && { settleMs: 0 }) });

const fresh = (marked: Marked, changes: number): Counted => ({
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

const timeOf = (ms: number): string | null => (ms === 0 ? null : isoOf(ms));

/** `told`: what the groups have in the place of it, of a learner who handed in again. */
function add(counted: Counted, { uid, submittedAt, body }: Settling, told: Settling | null): void {
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
const settledIn = ({ grouped }: Counted): number => grouped.tally.participants + grouped.waiting.length;

/** Puts the hand-ins of up to a time into groups, in the same order in every process. */
function settle(counted: Counted, until: number): void {
  const ready = counted.unsettled.filter(({ submittedAt }) => submittedAt <= until).sort(byTime);
  if (ready.length === 0) return;
  counted.unsettled = counted.unsettled.filter(({ submittedAt }) => submittedAt > until);
  for (const { submittedAt, body } of ready) {
    if (addGrouped(counted.grouped, counted.marked.key, submittedAt, body)) counted.cohort = null;
  }
}

/** Whether what was counted before still stands there: a row that came very late, or was taken out, is in no page that is read again. */
async function isWhole(store: Store, id: number, { seen, newest }: Counted): Promise<boolean> {
  const settled = newest - overlapMs;
  let known = 0;
  for (const at of seen.values()) if (at <= settled) known += 1;
  return (await handedIn(store.db, id, null, settled)).count === known;
}

/** Another hand-in of a learner counts now than the one that was counted (ADR 78). */
const isReplaced = ({ seen }: Counted, page: readonly HandedIn[]): boolean =>
  page.some(({ uid, submittedAt }) => (seen.get(uid) ?? submittedAt) !== submittedAt);

/** `until`: what arrived later is not in the groups yet, epoch milliseconds. */
async function upToDate(
  store: Store,
  papers: PaperCache,
  id: number,
  kept: Counted | undefined,
  { scope, until }: { scope: Scope; until: number },
): Promise<Counted | null> {
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

/** While there are too few, how many there are; from then on the groups that are full (`rules/figures/grouped-tally.ts`). */
function cohortOf(id: number, counted: Counted): Cohort {
  const { grouped, marked, newest } = counted;
  const { tally } = grouped;
  const few = Math.min(counted.tally.participants, smallestCohort - 1);
  if (settledIn(counted) < smallestCohort) return { assessmentId: id, participants: few, asOf: timeOf(newest), norms: null };
  const norms = { scores: ladderOf(tally), questions: normsOf(tally, marked.key) };
  return { assessmentId: id, participants: tally.participants, asOf: timeOf(grouped.newest), norms };
}

const statisticsOf = (id: number, { tally, marked, newest }: Counted): Statistics => ({
  assessmentId: id,
  name: marked.paper.name,
  totalMarks: totalMarksOf(marked.paper, marked.key),
  participants: tally.participants,
  asOf: timeOf(newest),
  scores: ladderOf(tally),
  items: itemsOf(tally, marked.paper, marked.key),
});

const itemFigures = ({ tally, marked }: Counted): ItemFigures => ({
  items: itemsOf(tally, marked.paper, marked.key),
  participants: tally.participants,
});

/** The time for counting that all cohorts share. */
function openBudget({ rest, burstMs }: CohortRules) {
  let left = burstMs;
  let at = performance.now();
  const refill = (): void => {
    const now = performance.now();
    left = rest === 0 ? burstMs : Math.min(burstMs, left + (now - at) / rest);
    at = now;
  };
  return {
    /** Seconds until there is time again; 0: there is. */
    wait(): number {
      refill();
      return left > 0 ? 0 : Math.ceil((1 - left * rest) / 1000);
    },
    spend(ms: number): void {
      refill();
      left -= ms;
    },
  };
}

const keptSize = ({ seen }: Counted): number => Math.min(keptHandIns.all, Math.max(keptHandIns.least, seen.size));

/** Counts submissions on request, each once for a version of the key. Tests give `changes`. */
export function openCohorts(store: Store, papers: PaperCache, changes: Partial<CohortRules> = {}): Cohorts {
  const rules = { ...rulesOf(store), ...changes };
  const { rest, settleMs, now } = rules;
  const budget = openBudget(rules);
  const kept = new LRUCache<number, Counted>({ maxSize: keptHandIns.all, sizeCalculation: keptSize });
  const underWay = new Map<number, Promise<Counted | null>>();
  const versionOf = batchedLookup(async (ids) => {
    const versions = await keyVersions(store.db, ids.map(Number));
    return new Map([...versions].map(([id, version]) => [String(id), version]));
  });
  let keys = 0;
  /** Another one after each erasure: what was counted before one is not kept. */
  let age = {};

  async function count(id: number): Promise<Counted | null> {
    const began = performance.now();
    const known = keys;
    const ownAge = age;
    const counted = await upToDate(store, papers, id, kept.get(id), { scope: null, until: now() - settleMs });
    if (counted === null) return null;
    settle(counted, now() - settleMs);
    const ended = performance.now();
    // A key that was changed during the count holds for the next request.
    budget.spend(ended - began);
    counted.restsUntil = keys === known ? ended + (ended - began) * rest : 0;
    if (counted.marked.isFinal && ownAge === age) kept.set(id, counted);
    return counted;
  }

  function begin(id: number): Promise<Counted | null> {
    const running = count(id).finally(() => {
      if (underWay.get(id) === running) underWay.delete(id);
    });
    underWay.set(id, running);
    return running;
  }

  /** Another process may have changed the key: figures by an earlier one do not rest. */
  const isByKey = async (id: number, { marked }: Counted): Promise<boolean> => marked.version === (await versionOf(String(id)));

  /** Concurrent requests share one count. */
  async function counted(id: number): Promise<Counted | null> {
    const known = kept.get(id);
    if (known !== undefined && performance.now() < known.restsUntil && (await isByKey(id, known))) return known;
    return underWay.get(id) ?? begin(id);
  }

  /** As the shared time allows: figures of before, where there are some. Throws 503 where there are none. */
  async function countedInTime(id: number): Promise<Counted | null> {
    const wait = budget.wait();
    if (wait === 0 || underWay.has(id)) return counted(id);
    const known = kept.get(id);
    if (known !== undefined && (await isByKey(id, known))) return known;
    throw unavailable({ code: 'portal-overloaded' }, wait);
  }

  return {
    forget() {
      age = {};
      kept.clear();
      underWay.clear();
    },
    age: () => age,
    async cohort(id) {
      const all = await countedInTime(id);
      if (all === null) return null;
      all.cohort ??= await precompressed(cohortOf(id, all));
      return all.cohort;
    },
    async statistics(id) {
      const all = await counted(id);
      if (all === null) return null;
      all.statistics ??= await precompressed(statisticsOf(id, all));
      return all.statistics;
    },
    async statisticsWithin(id, groupIds) {
      const own = await upToDate(store, papers, id, undefined, { scope: groupIds, until: now() });
      return own === null ? null : statisticsOf(id, own);
    },
    async items(id) {
      const all = await counted(id);
      return all === null ? null : itemFigures(all);
    },
    async lastItems(id) {
      const known = kept.get(id);
      return known !== undefined && (await isByKey(id, known)) ? itemFigures(known) : null;
    },
    async sheets(id) {
      const all = await counted(id);
      // `seen` and `sheets` grow together, an entry at a time (`add`).
      return all === null ? null : { marked: all.marked, sheets: all.sheets, uids: all.seen.keys() };
    },
    async preview(id, change) {
      const all = await counted(id);
      return all === null ? null : previewOf(all.sheets, all.marked.paper, all.marked.key, change);
    },
    changed(id) {
      keys += 1;
      kept.delete(id);
      underWay.delete(id);
    },
  };
}
