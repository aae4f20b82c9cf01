import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AnswerKey } from '../../analysis/marking/key';
import type { FrozenPaper } from '../rules/papers/freeze';
import { type ResultTemplate, resultTemplate } from '../rules/results/result-json';
import { type Bounds, boundsOf } from '../rules/results/submission-faults';
import type { Store } from '../store/engine/store';
import { answerKeyById, paperById, questionIdsOf } from '../store/papers/assessments';
import { draftVersion } from '../store/papers/drafts';

/** A paper with its key, what a submission of it may say, for marking, and the template of its results. */
export interface Marked {
  paper: FrozenPaper;
  key: AnswerKey;
  /** Of the key. */
  version: number;
  bounds: Bounds;
  /** Whether the paper can no longer change. What is made of one that can is not kept. */
  isFinal: boolean;
  /** Made for the first result, and kept. */
  resultTemplate(): ResultTemplate;
}

/** Papers for marking, kept in memory as they are needed. Null where there is no such assessment. */
export interface MarkedPapers {
  /** The ids of a paper's questions; none where there is no such assessment. Kept for far more papers than the rest, since a learner's practice asks about all. */
  questionIds(id: number): Promise<Float64Array>;
  /** With a key of this version or a later one. */
  marked(id: number, version?: number): Promise<Marked | null>;
}

const mostMarked = 500;
/** Ids of questions in memory, 8 bytes each: 20,000 papers of 100 questions. */
const listedQuestions = 2_000_000;

async function withKey(store: Store, id: number): Promise<Marked | undefined> {
  // Before the paper: a paper that is read after its last change may be kept.
  const isFinal = (await draftVersion(store.db, id)) === null;
  const [paper, key] = [await paperById(store.db, id), await answerKeyById(store.db, id)];
  if (paper === null || key === null) return undefined;
  let template: ResultTemplate | undefined;
  return {
    paper,
    ...key,
    bounds: boundsOf(paper),
    isFinal,
    resultTemplate() {
      template ??= resultTemplate(paper, key.key);
      return template;
    },
  };
}

/** A paper never changes once learners may have it, and is not kept before, so its cache never grows stale. A key may be corrected: a caller that knows a later version asks for it. Concurrent requests share one query. */
export function openMarkedPapers(store: Store): MarkedPapers {
  const questions = new LRUCache<number, { ids: Float64Array; isFinal: boolean }>({
    maxSize: listedQuestions,
    sizeCalculation: ({ ids }) => ids.length + 8,
    async fetchMethod(id) {
      // A walk over many papers lets other requests go first at each that is not in memory.
      await setImmediate();
      const isFinal = (await draftVersion(store.db, id)) === null;
      return { ids: Float64Array.from(await questionIdsOf(store.db, id)), isFinal };
    },
  });
  const marked = new LRUCache<number, Marked>({ max: mostMarked, fetchMethod: (id) => withKey(store, id) });
  return {
    async questionIds(id) {
      const kept = await questions.fetch(id);
      if (kept?.isFinal === false) questions.delete(id);
      return kept?.ids ?? new Float64Array();
    },
    async marked(id, version = 0) {
      const kept = await marked.fetch(id);
      if (kept?.isFinal === false) marked.delete(id);
      if (kept === undefined || kept.version >= version) return kept ?? null;
      return (await marked.fetch(id, { forceRefresh: true })) ?? null;
    },
  };
}
