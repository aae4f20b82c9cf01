import { LRUCache } from 'lru-cache';
import type { Cohort } from '../../contract/assessment/insight';
import type { RegradePreview } from '../../contract/assessment/regrade';
import type { Statistics } from '../../contract/assessment/statistics';
import { batchedLookup } from '../memory/batched-lookup';
import { type PrecompressedJson, precompressed } from '../replies/precompressed-json';
import { unavailable } from '../replies/refusal';
import { previewOf, type Sheets } from '../rules/figures/answer-marks';
import type { Counting } from '../rules/results/ruling';
import type { Store } from '../store/engine/store';
import { keyVersions } from '../store/papers/assessments';
import { cohortOf, type ItemFigures, itemFigures, statisticsOf } from './cohort-figures';
import { type CountedCohort, settle, upToDate } from './count-cohort';
import { openBudget } from './counting-budget';
import type { Marked, MarkedPapers } from './marked-papers';

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

/** Hand-ins whose learners are remembered, of all cohorts together, and what a small cohort counts as at least. */
const keptHandIns = { all: 300_000, least: 300 };
/** However many hand in or ask, for however many assessments, counting takes 5 % of a core. A commit takes longer than the time of settling only while the database is failing over. */
const usualRules: CohortRules = { rest: 20, burstMs: 10_000, settleMs: 5_000, now: Date.now };

/** The embedded database has one process: its order is the only one, and a learner finds the own result in it at once. */
const rulesOf = ({ engine }: Store): CohortRules => ({ ...usualRules, ...(engine === 'sqlite' && { settleMs: 0 }) });

const keptSize = ({ seen }: CountedCohort): number => Math.min(keptHandIns.all, Math.max(keptHandIns.least, seen.size));

/** Counts submissions on request, each once for a version of the key. Tests give `changes`. */
export function openCohorts(store: Store, papers: MarkedPapers, changes: Partial<CohortRules> = {}): Cohorts {
  const rules = { ...rulesOf(store), ...changes };
  const { rest, settleMs, now } = rules;
  const budget = openBudget(rules);
  const kept = new LRUCache<number, CountedCohort>({ maxSize: keptHandIns.all, sizeCalculation: keptSize });
  const underWay = new Map<number, Promise<CountedCohort | null>>();
  const versionOf = batchedLookup(async (ids) => {
    const versions = await keyVersions(store.db, ids.map(Number));
    return new Map([...versions].map(([id, version]) => [String(id), version]));
  });
  let keys = 0;
  /** Another one after each erasure: what was counted before one is not kept. */
  let age = {};

  async function count(id: number): Promise<CountedCohort | null> {
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

  function begin(id: number): Promise<CountedCohort | null> {
    const running = count(id).finally(() => {
      if (underWay.get(id) === running) underWay.delete(id);
    });
    underWay.set(id, running);
    return running;
  }

  /** Another process may have changed the key: figures by an earlier one do not rest. */
  const isByKey = async (id: number, { marked }: CountedCohort): Promise<boolean> => marked.version === (await versionOf(String(id)));

  /** Concurrent requests share one count. */
  async function counted(id: number): Promise<CountedCohort | null> {
    const known = kept.get(id);
    if (known !== undefined && performance.now() < known.restsUntil && (await isByKey(id, known))) return known;
    return underWay.get(id) ?? begin(id);
  }

  /** As the shared time allows: figures of before, where there are some. Throws 503 where there are none. */
  async function countedInTime(id: number): Promise<CountedCohort | null> {
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
