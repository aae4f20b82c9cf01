import { LRUCache } from 'lru-cache';
import type { Submission } from '../../contract/assessment/assessment';
import type { Cohort } from '../../contract/assessment/insight';
import type { RegradePreview } from '../../contract/assessment/regrade';
import type { Item, Statistics } from '../../contract/assessment/statistics';
import { smallestCohort } from '../../contract/fields/limits';
import { type PrecompressedJson, precompressed } from '../performance/precompressed-json';
import { addGrouped, emptyGroupedTally, type GroupedTally } from '../rules/grouped-tally';
import { type Counting, totalMarksOf } from '../rules/regrade/ruling';
import { addSheet, emptySheets, previewOf, type Sheets } from '../rules/regrade/sheets';
import { itemsOf, ladderOf, normsOf } from '../rules/statistics';
import { addTo, emptyTally, type Tally } from '../rules/tally';
import { keyVersions } from '../store/assessments/assessments';
import type { Store } from '../store/store';
import { bodiesOf, handedIn, handedInSince } from '../store/submissions/cohort';
import type { Marked, Papers } from './papers';

/** Figures over all submissions of an assessment. Null where there is no such assessment. */
export interface Cohorts {
  /** For learners. */
  cohort(id: number): Promise<PrecompressedJson<Cohort> | null>;
  /** For admins. */
  statistics(id: number): Promise<PrecompressedJson<Statistics> | null>;
  /** The figures of each question, for admins, and the number of participants. */
  items(id: number): Promise<{ items: Item[]; participants: number } | null>;
  /** What a change of one question of the paper would do. */
  preview(id: number, change: Counting & { questionId: number }): Promise<RegradePreview | null>;
  /** Has all figures of an assessment counted anew by the next request: its key was changed by this process. */
  changed(id: number): void;
  /** Counts everything anew at the next request: a person was erased. */
  forget(): void;
}

/** A tally, whose submissions are in it, and the replies made of it. */
interface Counted {
  marked: Marked;
  tally: Tally;
  /** What learners see of it. */
  grouped: GroupedTally;
  /** For previews of a change of the key. */
  sheets: Sheets;
  /** uid → when it was handed in. */
  seen: Map<string, number>;
  newest: number;
  cohort: PrecompressedJson<Cohort> | null;
  statistics: PrecompressedJson<Statistics> | null;
  /** When it may be brought up to date again, on the monotonic clock. */
  restsUntil: number;
}

const keptAssessments = 50;
/** A commit may become visible after one that was stamped later; so far back is looked for such. */
const overlapMs = 120_000;
/** After counting, a cohort rests for so many times as long as that took: however many hand in or ask, counting takes 5 % of a core. */
const restFactor = 20;

const fresh = (marked: Marked): Counted => ({
  marked,
  tally: emptyTally(marked.key),
  grouped: emptyGroupedTally(marked.key),
  sheets: emptySheets(),
  seen: new Map(),
  newest: 0,
  cohort: null,
  statistics: null,
  restsUntil: 0,
});

const timeOf = (ms: number): string | null => (ms === 0 ? null : new Date(ms).toISOString());

function add(counted: Counted, uid: string, submittedAt: number, body: Submission): void {
  addTo(counted.tally, counted.marked.key, body);
  addSheet(counted.sheets, counted.marked.key, body);
  counted.seen.set(uid, submittedAt);
  counted.newest = Math.max(counted.newest, submittedAt);
  const isShown = addGrouped(counted.grouped, counted.marked.key, submittedAt, body);
  if (isShown || counted.tally.participants < smallestCohort) counted.cohort = null;
  counted.statistics = null;
}

/** Whether what was counted before still stands there: a row that came very late, or was taken out, is in no page that is read again. */
async function isWhole(store: Store, id: number, { seen, newest }: Counted): Promise<boolean> {
  const settled = newest - overlapMs;
  let known = 0;
  for (const at of seen.values()) if (at <= settled) known += 1;
  return (await handedIn(store.db, id, settled)).count === known;
}

async function upToDate(store: Store, papers: Papers, id: number, kept: Counted | undefined): Promise<Counted | null> {
  const version = (await keyVersions(store.db, [id])).get(id);
  const marked = version === undefined ? null : await papers.marked(id, version);
  if (marked === null) return null;
  const isKept = kept !== undefined && kept.marked.version === marked.version && (await isWhole(store, id, kept));
  const counted = isKept ? kept : fresh(marked);
  for await (const page of handedInSince(store.db, id, counted.newest - overlapMs)) {
    const unseen = new Map(page.filter(({ uid }) => !counted.seen.has(uid)).map(({ uid, submittedAt }) => [uid, submittedAt]));
    for await (const bodies of bodiesOf(store.db, id, [...unseen.keys()])) {
      for (const { uid, bodyJson } of bodies) add(counted, uid, unseen.get(uid) ?? 0, JSON.parse(bodyJson) as Submission);
      // The embedded store is synchronous: other requests are served between two batches.
      await new Promise((turn) => setImmediate(turn));
    }
  }
  return counted;
}

/** While there are too few, how many there are; from then on the groups that are full (`rules/grouped-tally.ts`). */
function cohortOf(id: number, { tally: { participants }, grouped, marked, newest }: Counted): Cohort {
  if (participants < smallestCohort) return { assessmentId: id, participants, asOf: timeOf(newest), norms: null };
  const { tally } = grouped;
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

/** Counts submissions on request, each once for a version of the key. Tests give `rest`. */
export function openCohorts(store: Store, papers: Papers, rest = restFactor): Cohorts {
  const kept = new LRUCache<number, Counted>({ max: keptAssessments });
  const underWay = new Map<number, Promise<Counted | null>>();
  let changes = 0;
  /** Rises with each erasure: what was counted before one is not kept. */
  let age = 0;

  async function count(id: number): Promise<Counted | null> {
    const began = performance.now();
    const known = changes;
    const ownAge = age;
    const counted = await upToDate(store, papers, id, kept.get(id));
    if (counted === null) return null;
    const ended = performance.now();
    // A key that was changed during the count holds for the next request.
    counted.restsUntil = changes === known ? ended + (ended - began) * rest : 0;
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

  /** Concurrent requests share one count. */
  function counted(id: number): Promise<Counted | null> {
    const known = kept.get(id);
    if (known !== undefined && performance.now() < known.restsUntil) return Promise.resolve(known);
    return underWay.get(id) ?? begin(id);
  }

  return {
    forget() {
      age += 1;
      kept.clear();
      underWay.clear();
    },
    async cohort(id) {
      const all = await counted(id);
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
    async items(id) {
      const all = await counted(id);
      return all === null ? null : { items: itemsOf(all.tally, all.marked.paper, all.marked.key), participants: all.tally.participants };
    },
    async preview(id, change) {
      const all = await counted(id);
      return all === null ? null : previewOf(all.sheets, all.marked.paper, all.marked.key, change);
    },
    changed(id) {
      changes += 1;
      kept.delete(id);
      underWay.delete(id);
    },
  };
}
